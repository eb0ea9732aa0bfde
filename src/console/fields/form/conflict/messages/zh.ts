/** The words of the conflict dialog in Chinese; the English ones have the same shape. */
export const conflictWords = {
  explain: '下列字段您和他人都作了修改，请逐项选择要保留的内容。其余修改会自动合并。',
  keepAllMine: '全部保留我的',
  takeAllTheirs: '全部采用他人的',
  save: '保存合并结果',
  before: '修改前',
  mine: '我的修改',
  theirs: '他人的修改',
  chooseMine: '%{label}：保留我的修改',
  chooseTheirs: '%{label}：采用他人的修改',
}

/** The words of the conflict dialog in any language. */
export type ConflictWords = typeof conflictWords
