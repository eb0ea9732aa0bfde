import type { PreviewMessages } from '../zh/preview.ts'

/** Words of pictures and files that are previewed or downloaded, in English. */
export const preview: PreviewMessages = {
  open: 'Preview %{name}',
  private: 'Private file',
  failed: 'The file could not be downloaded',
}
