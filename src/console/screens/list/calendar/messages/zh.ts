/** Words of the calendar, in Chinese; the English ones have the same shape. */
export const calendarWords = {
  calendar: '%{month}的日历',
  previous: '上个月',
  next: '下个月',
  today: '今天',
  more: '还有 %{count} 条',
  fewer: '收起',
  create: '新建（%{day}）',
  empty: '本月没有记录',
  partial: '本月记录太多，只显示最早的 %{count} 条；请用筛选条件缩小范围。',
  failed: '无法加载',
  retry: '重试',
}

/** The shape both languages share. */
export type CalendarWords = typeof calendarWords
