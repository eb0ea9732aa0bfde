/** Words of the records that were deleted, in Chinese; the English ones have the same shape. */
export const deletedWords = {
  title: '已删除的%{names}',
  search: { label: '搜索', search: '搜索', clear: '清空' },
  deletedAt: '删除于 %{at}',
  select: '选择 %{record}',
  restore: '恢复',
  restoreOf: '恢复 %{record}',
  restoreSelected: '恢复所选（%{count}）',
  restored: '已恢复：%{record}',
  restoredMany: '已恢复 %{count} 条记录',
  notRestored: '无法恢复',
  empty: '没有已删除的%{names}',
  noMatch: '没有找到“%{text}”',
  emptyAdvice: '删除后的记录会显示在这里，可以恢复。',
  noMatchAdvice: '请换一个词再试，或清空搜索。',
  failed: '无法加载已删除的%{names}',
  loading: '正在加载',
  pages: '已删除记录的分页',
  close: '关闭',
}

/** Words of the records that were deleted. */
export type DeletedWords = typeof deletedWords
