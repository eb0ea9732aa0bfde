/** Words of the pictures that open a preview, in Chinese. */
export const preview = {
  open: '预览 %{name}',
}

/** The shape both languages share. */
export type PreviewMessages = typeof preview
