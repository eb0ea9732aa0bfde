/** Words of what one changed last in Chinese; the English ones have the same shape. */
export const activityWords = {
  title: '我最近的操作',
  nothing: '还没有操作记录。您新建、修改或删除的数据会显示在这里。',
}

/** The shape both languages share. */
export type ActivityWords = typeof activityWords
