Pod::Spec.new do |s|
  s.swift_versions = ['4.2', '5.0']
  s.swift_version = version
  s.version = '2.3'
end
