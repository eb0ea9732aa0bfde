/** Words of editing in the table, in Chinese; the English ones have the same shape. */
export const cellEditWords = {
  edit: '修改%{property}',
  save: '保存',
  cancel: '取消',
  failed: '无法读取这条记录',
  notSaved: '“%{property}”没有保存',
  changedMeanwhile: '他人刚刚修改了这个值，请确认后再保存。',
  undone: '已撤销',
  notUndone: '没有撤销',
  undoneMeanwhile: '他人此后又修改了这个值，没有撤销。',
}

export type CellEditWords = typeof cellEditWords
