/** Words of the preview of pictures, videos and sounds, in Chinese. */
export const preview = {
  title: '预览',
  open: '预览 %{name}',
  previous: '上一个',
  next: '下一个',
  zoomIn: '放大',
  zoomOut: '缩小',
  rotateLeft: '向左旋转 90°',
  rotateRight: '向右旋转 90°',
  close: '关闭',
  failed: '无法显示',
}

/** The shape both languages share. */
export type PreviewMessages = typeof preview
