/** Words of the chart, in Chinese; the English ones have the same shape. */
export const figureWords = {
  title: '%{names}统计',
  group: '分组',
  measure: '指标',
  period: '时间段',
  periods: { day: '按日', week: '按周', month: '按月', quarter: '按季度', year: '按年' },
  count: '数量',
  sum: '%{label}合计',
  avg: '%{label}平均',
  whole: '全部',
  none: '未设置',
  filtered: '只统计列表当前筛选出的记录。',
  more: '共 %{count} 组，仅显示前 %{shown} 组。',
  empty: '没有符合条件的记录',
  failed: '统计失败',
  retry: '重试',
  loading: '正在统计',
  close: '关闭',
  show: '在列表中筛选：%{value}',
}

/** The shape both languages share. */
export type FigureWords = typeof figureWords
