/** Words of uploading pictures and files, in Chinese. */
export const upload = {
  upload: '上传',
  hint: '点击、拖拽或粘贴',
  cancel: '取消上传',
  stop: '取消',
  waiting: '等待上传',
  retry: '重新上传',
  choose: '选择文件',
  address: '图片地址',
  typeAddress: '填写图片地址',
  tooLarge: '已忽略超过 %{size} 的文件',
  notImage: '已忽略不是图片的文件',
  noRoom: '已达数量上限，另外 %{count} 个文件未上传',
  failed: '上传错误，请重试',
  failedWhy: '上传错误：%{reason}',
}

/** The shape that both languages share. */
export type UploadMessages = typeof upload
