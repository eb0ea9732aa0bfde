import type { SampleWords } from './zh.ts'

/** Words of the sample pages, in English. */
export const sampleWords: SampleWords = {
  widgets: {
    title: 'Widgets',
    intro: 'Choose a widget to see its states and copy the code of the example.',
    choose: 'Widgets',
    code: 'Code of the example',
    copy: 'Copy code',
    copied: 'Code copied',
    notCopied: 'The browser does not allow copying: select the code yourself',
    names: {
      qrCode: 'QR code',
      resizeBox: 'Resize box',
      loadingOverlay: 'Loading overlay',
    },
  },
  qrCode: {
    label: 'Example of a QR code',
    loading: 'Loading the QR code',
    expired: 'QR code expired',
    refresh: 'Refresh',
    active: 'Active',
    withIcon: 'With an icon',
    isExpired: 'Expired',
    refreshed: 'Refreshed: %{count}',
  },
  resizeBox: {
    handle: 'Resize: drag, or use the arrow keys (with Shift for small steps)',
    content: 'Drag the lower right corner. Width and height stay at 100 pixels at least.',
    size: 'Size: %{width} × %{height}',
  },
  loadingOverlay: {
    label: 'Loading…',
    start: 'Show the overlay',
    stop: 'Hide the overlay',
    content: 'What is below the overlay cannot be used while it is shown.',
    button: 'Button',
  },
}
