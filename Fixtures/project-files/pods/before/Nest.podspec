Pod::Spec.new do |s|
  s.name = 'Nest'
  s.version = '3.0'
  # s.swift_version = '3.0'
  s.swift_version = '3.2'
  s.swift_versions = ['3.0', "4.0"] # both
  s.summary = "swift_version = '3.0'"
  s.pod_target_xcconfig = { 'SWIFT_VERSION' => '3.0', 'OTHER' => '3.0' }
end
