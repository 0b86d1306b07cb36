// molt:disable:nxt forced-custom-font
// molt:disble forced-custom-font
// molt:disable
// molt:disable:next forced-custom-fnt
// molt:disable:next forced-custom-font because it is fine
let text = "// molt:disable:nonsense"
/// molt:disable:nonsense in documentation speaks to people
// see molt:disable in the guide
