/** Words of the deleted records, in Chinese; the English ones have the same shape. */
export const deletedWords = {
  title: '已删除的%{names}',
  search: { label: '搜索', search: '搜索', clear: '清空' },
  deletedAt: '删除于 %{at}',
  select: '选择 %{record}',
  selectAll: '全选本页',
  selectWhole: '选择全部 %{count} 条',
  selectLatest: '选择最近的 %{count} 条',
  unselect: '取消选择',
  restore: {
    label: '恢复',
    of: '恢复 %{record}',
    selected: '恢复所选（%{count}）',
    done: '已恢复：%{record}',
    doneMany: '已恢复 %{count} 条记录',
    failed: '无法恢复',
  },
  purge: {
    label: '彻底删除',
    of: '彻底删除 %{record}',
    selected: '彻底删除所选（%{count}）',
    question: '“%{record}”以及与它一起删除的记录将被彻底清除，无法恢复。',
    questionMany: '所选的 %{count} 条记录以及与它们一起删除的记录将被彻底清除，无法恢复。',
    done: '已彻底删除：%{record}',
    doneMany: '已彻底删除 %{count} 条记录',
    failed: '无法彻底删除',
  },
  cancel: '取消',
  empty: '没有已删除的%{names}',
  noMatch: '没有找到“%{text}”',
  emptyAdvice: '删除后的记录会显示在这里，可以恢复。',
  noMatchAdvice: '请换一个词再试，或清空搜索。',
  failed: '无法加载已删除的%{names}',
  loading: '正在加载',
  pages: '已删除记录的分页',
  close: '关闭',
}

/** The shape both languages share. */
export type DeletedWords = typeof deletedWords
