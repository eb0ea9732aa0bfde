/** The words about cells that were not pasted into rows, in Chinese; the English ones have the same shape. */
export const skippedWords = {
  title: '有 %{count} 个单元格没有粘贴',
  columns: '右侧没有更多的列',
  rows: '不能再添加行',
  closed: '有的行不能修改',
  unclear: '“%{labels}”中的内容无法识别',
  unfit: '“%{labels}”不能粘贴，请逐行填写',
  and: '”“',
  close: '关闭',
}

/** The shape that both languages share. */
export type SkippedWords = typeof skippedWords
