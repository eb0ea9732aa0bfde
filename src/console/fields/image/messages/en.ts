import type { PictureWords } from './zh.ts'

/** The words of the preview and of cropping in English. */
export const pictureWords: PictureWords = {
  preview: {
    title: 'Preview',
    previous: 'Previous',
    next: 'Next',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    rotateLeft: 'Rotate 90° to the left',
    rotateRight: 'Rotate 90° to the right',
    close: 'Close',
    failed: 'This cannot be shown',
    encoding: 'Encoding',
    cut: 'Only the beginning is shown; download the file to read all of it.',
  },
  crop: {
    title: 'Crop image',
    hint: 'Drag, or use the arrow keys, to choose the part to keep',
    area: 'Part to keep; move it with the arrow keys',
    handle: 'Resize the part to keep with the arrow keys',
    unreadable: 'This picture cannot be read: choose another one',
    confirm: 'OK',
    cancel: 'Cancel',
  },
}
