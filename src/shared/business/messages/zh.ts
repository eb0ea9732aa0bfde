/** The business's part of the console's messages, in Chinese. */
export const businessMessages = {
  /** The text of each kind of notice, filled from its facts. */
  notices: {
    order: {
      created: '新订单：%{name}，%{amount}（%{trade_no}）',
      refunding: '退款处理中：%{name}，%{amount}（%{trade_no}）',
    },
    commission: { booked: '佣金 %{amount}：%{name}（%{trade_no}）' },
  },
  /** The kinds of notices that a user can turn on or off. */
  noticeKinds: {
    order_created: { title: '新订单', hint: '有新订单时通知' },
    order_refunding: { title: '退款申请', hint: '订单进入退款流程时通知' },
    commission_booked: { title: '佣金入账', hint: '产生新的佣金记录时通知' },
  },
  ledger: {
    why: '金额说明',
    lines: '佣金记录',
    none: '还没有',
    statement: '佣金对账单',
    month: '月份',
    earned: '入账',
    taken_back: '收回',
    sum: '合计',
    team: '团队',
    levelRate: '%{level} 级 %{rate}%',
    level: '分销层级',
    levelName: '%{level} 级',
    before: '上一版本',
    now: '本版本',
    change: '变化',
    sales: '销售情况',
    orders: '订单数',
    sold: '销售额',
    refunded: '退款',
    commission: '佣金',
    print: '打印',
    versions: '规则的变更记录',
    allVersions: '全部版本',
    versionName: '第 %{number} 版',
    sameRates: '各级比例没有变化',
    rate: {
      added: '新增 %{level} 级 %{now}%',
      removed: '取消 %{level} 级（原 %{before}%）',
      changed: '%{level} 级 %{before}% → %{now}%',
    },
    whatIf: '分销规则试算',
    tryRules: '试算其他规则',
    tryRulesHint: '修改之前，先看看新规则对已支付的订单会产生多少佣金。',
    overLimits:
      '当前共 %{levels} 级分销，佣金比例合计 %{rate}%。支付平台通常最多允许 %{mostLevels} 级、合计 %{mostRate}%，请先向您的支付平台确认。',
  },
  weChat: {
    title: '微信',
    notConfigured: '未启用',
    notConfiguredHint: '系统尚未启用微信登录，请联系管理员配置',
    configure: '前往配置',
    configureHint: '系统尚未启用微信登录',
    boundHint: '绑定于 %{date}',
    unboundHint: '未绑定。绑定后，可在公众号的页面中用微信登录此账号',
    elsewhereHint: '未绑定。请在微信中打开本页面进行绑定',
    bind: '绑定',
    bound: '微信已绑定',
    unbind: '解除绑定',
    bindTitle: '绑定微信',
    bindQuestion: '绑定后，可以用此微信登录本账号。请输入您的密码进行确认。',
    unbindQuestion: '解除绑定后，将不能再用微信登录此账号。确定要解除绑定吗？',
    unbound: '微信已解除绑定',
    failed: '操作失败',
  },
}

/** The shape both languages share. */
export type BusinessMessages = typeof businessMessages
