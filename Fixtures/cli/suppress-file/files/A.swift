let one = UIFont(name: "Nest", size: 10)!
/* molt:disable:file forced-custom-font */
