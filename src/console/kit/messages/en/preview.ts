import type { PreviewMessages } from '../zh/preview.ts'

/** Words of the preview of pictures, videos and sounds, in English. */
export const preview: PreviewMessages = {
  title: 'Preview',
  open: 'Preview %{name}',
  previous: 'Previous',
  next: 'Next',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  rotateLeft: 'Rotate 90° to the left',
  rotateRight: 'Rotate 90° to the right',
  close: 'Close',
  failed: 'This cannot be shown',
}
