import House

let bird = Bird()
bird.flyTo(3)
