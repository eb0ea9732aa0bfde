/** The words of the preview and of cropping in Chinese; the English ones have the same shape. */
export const pictureWords = {
  preview: {
    title: '预览',
    previous: '上一个',
    next: '下一个',
    zoomIn: '放大',
    zoomOut: '缩小',
    rotateLeft: '向左旋转 90°',
    rotateRight: '向右旋转 90°',
    close: '关闭',
    failed: '无法显示',
    encoding: '编码',
    cut: '只显示开头部分，下载文件可查看全部内容。',
  },
  crop: {
    title: '裁剪图片',
    hint: '拖动或用方向键调整选区',
    area: '选区，用方向键移动',
    handle: '调整选区大小，用方向键',
    unreadable: '这张图片无法读取，请换一张',
    confirm: '确定',
    cancel: '取消',
  },
}

/** The shape that both languages share. */
export type PictureWords = typeof pictureWords
