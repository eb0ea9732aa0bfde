/** A window in which what stays in sight takes the room from what people came for: a phone held across, or a page enlarged several times. */
export const lowWindow = 'max-height: 450px'
