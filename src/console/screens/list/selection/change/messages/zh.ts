/** Words of changing selected records, in Chinese; the English ones have the same shape. */
export const changeWords = {
  title: (names: string) => `批量修改：${names}`,
  properties: '要修改的字段',
  how: '先选择字段，再填写新值。留空的字段将被清空。',
  missing: '请选择要修改的字段',
  confirm: (count: number) => `修改 ${count} 项`,
  cancel: '取消',
  done: (count: number) => `已修改 ${count} 项`,
}

/** The shape both languages share. */
export type ChangeWords = typeof changeWords
