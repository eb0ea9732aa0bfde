/** Words of a record's history and of the audit log, in Chinese. */
export const history = {
  tabs: '记录视图',
  details: '详情',
  edit: '编辑',
  history: '变更历史',
  loading: '变更历史加载中',
  failed: '变更历史加载失败',
  empty: '还没有变更记录',
  emptyAdvice: '从启用审计日志起，对这条记录的每次修改都会显示在这里。',
  progress: '状态进度',
  created: '创建',
  moved: '修改',
  server: '系统',
  move: '操作“%{move}”',
  along: '随关联数据一并处理',
  unchangedFields: '没有可显示的字段变化',
  becomes: '改为',
  total: '共 %{smart_count} 次变更',
  pages: '变更历史分页',
  changes: '变更内容',
  viewedAs: '以 %{roles} 的视角操作',
  chain: {
    never: '审计链尚未校验',
    intact: '审计链完整，已校验至 #%{rows}',
    broken: '审计链异常',
    running: '正在校验审计链：%{done} / %{total}',
    advice: '校验会逐条核对记录是否被修改、删除或截断，不影响系统使用。',
    checked: '%{user} 于 %{time} 校验',
    since: '此后新增 %{smart_count} 条',
    verify: '立即校验',
    failed: '无法开始校验',
    open: '查看记录',
    more: '另有 %{smart_count} 处',
  },
}

/** The shape both languages share. */
export type HistoryMessages = typeof history
