let kCAFillModeForwards = "forwards"
let UIKeyboardWillShowNotification = "keyboard"
let NSFontAttributeName = "font ✒️"

let all = [kCAFillModeForwards, UIKeyboardWillShowNotification, NSFontAttributeName]
