/** Words of the views of a list, in Chinese; the English ones have the same shape. */
export const viewWords = {
  failed: '视图加载失败',
  retry: '重试',
  none: '还没有视图。设好筛选、排序和列，再保存为视图，下次即可一键打开。',
  save: '保存当前列表为视图…',
  update: (title: string) => `更新“${title}”`,
  manage: '管理视图…',
  saveTitle: '保存视图',
  manageTitle: '管理视图',
  title: '视图名称',
  titleMissing: '请输入视图名称',
  replaces: '已有同名视图，保存后将替换它',
  about: (filters: number, rows: number) =>
    `保存当前的${filters === 0 ? '' : ` ${filters} 个筛选条件、`}排序、列，以及每页 ${rows} 条。只有您自己可见。`,
  filters: (count: number) => (count === 0 ? '无筛选条件' : `${count} 个筛选条件`),
  sortedBy: (label: string) => `按${label}排序`,
  confirm: '保存',
  replace: '替换',
  cancel: '取消',
  close: '关闭',
  rename: '重命名',
  renameOf: (title: string) => `重命名“${title}”`,
  remove: '删除',
  removeOf: (title: string) => `删除“${title}”`,
  removed: (title: string) => `已删除“${title}”`,
  undo: '撤销',
  saved: '视图已保存',
  notSaved: '视图保存失败',
  notRemoved: '视图删除失败',
}

/** The words, whatever the language. */
export type ViewWords = typeof viewWords
