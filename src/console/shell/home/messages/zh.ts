/** The messages of the workplace and the latest changes, in Chinese; the English ones have the same shape. */
export const activityWords = {
  title: '我最近的操作',
  workplace: '工作台',
  workplaceHint: '待办事项、常用操作和最近的工作都在这里。',
  begin: '快捷操作',
  nothing: '还没有操作记录。您新建、修改或删除的数据会显示在这里。',
  failed: '最近的操作加载失败',
}

/** The shape both languages share. */
export type ActivityWords = typeof activityWords
