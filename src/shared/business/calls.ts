import type { ApiResource } from '#shared/contracts/MenuNode.ts'
import type { Text } from '#shared/contracts/Text.ts'

/** A description of each hand-written call of the business, by its operationId. */
export const businessCallTexts = {
  explainCommission: { zh: '分销记录：金额的由来', en: 'Distribution log: why a line has its amount' },
  verifyLedger: { zh: '分销记录：核对账目', en: 'Distribution log: recompute and compare every line' },
  whatIf: {
    zh: '分销规则：按其他规则试算一段时间的订单',
    en: 'Distribution rules: what others would have paid for the orders of a period',
  },
  goodSales: { zh: '商品：销售情况', en: 'Good: what it sold, by month' },
  userStatement: { zh: '用户：佣金对账单', en: 'User: what they earned, by month' },
} as const satisfies Record<string, Text>

/** The hand-written calls of the business that generated pages need. */
export const businessExtraCalls = [
  {
    code: 'distribution.distributionLog',
    resources: [
      { method: 'GET', path: '/api/v1/distributions/logs/:id/why' },
      { method: 'GET', path: '/api/v1/users/:id/statement' },
      { method: 'GET', path: '/api/v1/goods/:id/sales' },
    ],
  },
] as const satisfies readonly { code: string; resources: readonly ApiResource[] }[]

/** The buttons of the business for calls that no schema describes. */
export const businessButtons = [
  {
    page: 'distribution.distribution',
    action: 'whatIf',
    name: { zh: '试算', en: 'What if' },
    resources: [{ method: 'POST', path: '/api/v1/distributions/whatIf' }],
  },
  {
    page: 'distribution.distributionLog',
    action: 'verify',
    name: { zh: '核对账目', en: 'Verify the ledger' },
    resources: [{ method: 'GET', path: '/api/v1/distributions/logs/verify' }],
  },
] as const
