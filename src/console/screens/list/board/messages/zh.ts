/** Words of the board, in Chinese; the English ones have the same shape. */
export const boardWords = {
  board: '看板，每个%{state}一列',
  column: '%{state}，共 %{total} 条',
  atLeast: '%{total} 以上',
  empty: '没有记录',
  more: '加载更多',
  failed: '无法加载',
  retry: '重试',
  loading: '正在加载',
  noMove: '“%{record}”不能从“%{from}”变更为“%{to}”',
  chooseMove: '选择操作',
}

/** The shape both languages share. */
export type BoardWords = typeof boardWords
