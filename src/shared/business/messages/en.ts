import type { BusinessMessages } from './zh.ts'

/** The business's part of the console's messages, in English. */
export const businessMessages: BusinessMessages = {
  /** The text of each kind of notice, filled from its facts. */
  notices: {
    order: {
      created: 'New order: %{name}, %{amount} (%{trade_no})',
      refunding: 'Refund in progress: %{name}, %{amount} (%{trade_no})',
    },
    commission: { booked: 'Commission %{amount}: %{name} (%{trade_no})' },
  },
  /** The kinds of notices that a user can turn on or off. */
  noticeKinds: {
    order_created: { title: 'New orders', hint: 'When an order comes in' },
    order_refunding: { title: 'Refunds', hint: 'When a refund of an order begins' },
    commission_booked: { title: 'Commissions', hint: 'When a commission is booked' },
  },
  ledger: {
    why: 'Why this amount',
    lines: 'Commissions',
    none: 'None yet',
    statement: 'Commission statement',
    month: 'Month',
    earned: 'Earned',
    taken_back: 'Taken back',
    sum: 'Sum',
    team: 'Team',
    levelRate: 'level %{level}: %{rate}%',
    level: 'Level',
    levelName: 'Level %{level}',
    before: 'Before',
    now: 'In this version',
    change: 'Change',
    sales: 'Sales',
    orders: 'Orders',
    sold: 'Sold',
    refunded: 'Refunded',
    commission: 'Commission',
    print: 'Print',
    versions: 'How the rules changed',
    allVersions: 'All versions',
    versionName: 'Version %{number}',
    sameRates: 'No rate changed',
    rate: {
      added: 'level %{level} added at %{now}%',
      removed: 'level %{level} removed (was %{before}%)',
      changed: 'level %{level} %{before}% → %{now}%',
    },
    whatIf: 'What if: other rules',
    tryRules: 'Try other rules',
    tryRulesHint: 'Before you change them, see what new rules would have paid for orders of the past.',
    overLimits:
      'The rules pay %{levels} levels and %{rate}% of the price. Payment platforms usually allow %{mostLevels} levels and %{mostRate}%: please ask yours first.',
  },
  weChat: {
    title: 'WeChat',
    notConfigured: 'Not available',
    notConfiguredHint: 'Log-in with WeChat has not been set up here; please ask an administrator',
    configure: 'Set up',
    configureHint: 'Log-in with WeChat has not been set up here',
    boundHint: 'Linked on %{date}',
    unboundHint: 'Not linked. Once it is, WeChat logs you in on the pages of the official account',
    elsewhereHint: 'Not linked. Open this page in WeChat to link it',
    bind: 'Link',
    bound: 'WeChat is linked',
    unbind: 'Unlink',
    bindTitle: 'Link WeChat',
    bindQuestion: 'This WeChat will then log you in to this account. Enter your password to confirm.',
    unbindQuestion: 'WeChat will no longer log you in to this account. Unlink it?',
    unbound: 'WeChat is unlinked',
    failed: 'That failed',
  },
}
