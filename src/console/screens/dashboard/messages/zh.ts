/** Words of the dashboards in Chinese; the English ones have the same shape. */
export const dashboardWords = {
  span: '时间范围',
  spans: { week: '近 7 天', month: '近 30 天', quarter: '近 90 天', year: '近 12 个月' },
  before: '上期 %{figure}',
  more: '比上期多 %{percent}',
  less: '比上期少 %{percent}',
  same: '与上期持平',
  list: '在列表中查看：%{label}',
  step: '步骤',
  ofFirst: '占首步',
  ofFormer: '占上一步',
  open: '用方向键在各点间移动，按回车键在列表中查看记录',
  empty: '这段时间没有记录',
  none: '没有记录',
  failed: '统计失败',
  retry: '重试',
  loading: '正在统计',
  nothing: '您没有查看这些数据的权限',
  nothingWithout: '请联系管理员为您的角色开通这些页面：%{lists}',
  nothingHint: '请联系管理员为您的角色授权。',
}

/** The shape both languages share. */
export type DashboardWords = typeof dashboardWords
