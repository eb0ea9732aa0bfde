/** Words of the sample pages, in Chinese; the English ones have the same shape. */
export const sampleWords = {
  widgets: {
    title: '组件',
    intro: '选择一个组件，查看它的各种状态，并复制示例代码。',
    choose: '组件列表',
    code: '示例代码',
    copy: '复制代码',
    copied: '代码已复制',
    notCopied: '浏览器不允许复制，请手动选择代码',
    names: {
      qrCode: '二维码',
      resizeBox: '可调整大小的容器',
      loadingOverlay: '加载遮罩',
    },
  },
  qrCode: {
    label: '示例二维码',
    loading: '二维码加载中',
    expired: '二维码已过期',
    refresh: '点击刷新',
    active: '正常',
    withIcon: '带图标',
    isExpired: '已过期',
    refreshed: '已刷新 %{count} 次',
  },
  resizeBox: {
    handle: '调整大小：拖动，或用方向键（按住 Shift 微调）',
    content: '拖动右下角调整大小，宽和高都不小于 100 像素。',
    size: '当前大小：%{width} × %{height}',
  },
  loadingOverlay: {
    label: '加载中…',
    start: '显示遮罩',
    stop: '隐藏遮罩',
    content: '遮罩显示时，下面的内容不能操作。',
    button: '按钮',
  },
}

/** The shape both languages share. */
export type SampleWords = typeof sampleWords
