import type { PreviewMessages } from '../zh/preview.ts'

/** Words of the pictures that open a preview, in English. */
export const preview: PreviewMessages = {
  open: 'Preview %{name}',
}
