/**
 * A window so low that sticky parts would take the room of the content: a phone in landscape, or a page enlarged several times.
 */
export const lowWindow = 'max-height: 450px'
