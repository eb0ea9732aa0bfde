/** Words of pictures and files that are previewed or downloaded, in Chinese. */
export const preview = {
  open: '预览 %{name}',
  private: '非公开文件',
  failed: '文件下载失败',
}

/** The shape that both languages share. */
export type PreviewMessages = typeof preview
