/** A role; `menus` are codes of the catalogue, with `.*` for a page and all its buttons. */
export interface RoleEntry {
  code: string
  name: string
  description: string
  menus: readonly string[]
  isDisabled?: boolean
}

/** The roles besides the administrator's. */
export const roles = [
  {
    code: 'operations_lead',
    name: '运营主管',
    description: '管理商品、订单与分销规则，查看人员与部门',
    menus: [
      'dashboard.workplace',
      'dashboard.analysis',
      'distribution.good.*',
      'distribution.order.*',
      'distribution.distribution.*',
      'distribution.distributionLog.*',
      'system.user',
      'system.department',
      'external.*',
    ],
  },
  {
    code: 'customer_service',
    name: '客服',
    description: '录入订单、跟进支付、受理退款申请',
    menus: [
      'dashboard.workplace',
      'distribution.good',
      'distribution.order',
      'distribution.order.create',
      'distribution.order.edit',
      'distribution.order.fail',
      'distribution.order.retry',
      'distribution.order.refund',
    ],
  },
  {
    code: 'finance',
    name: '财务',
    description: '确认收款与退款，核对佣金',
    menus: [
      'dashboard.workplace',
      'dashboard.analysis',
      'distribution.order',
      'distribution.order.export',
      'distribution.order.pay',
      'distribution.order.confirmRefund',
      'distribution.order.failRefund',
      'distribution.order.retryRefund',
      'distribution.distribution',
      'distribution.distributionLog.*',
    ],
  },
  {
    code: 'observer',
    name: '只读观察员',
    description: '只能查看业务数据，没有任何操作按钮',
    menus: [
      'dashboard.workplace',
      'dashboard.analysis',
      'distribution.good',
      'distribution.order',
      'distribution.distribution',
      'distribution.distributionLog',
    ],
  },
  {
    code: 'reseller',
    name: '分销员',
    description: '邀请他人购买并获得佣金，只能查看商品',
    menus: ['distribution.good'],
  },
  {
    code: 'intern',
    name: '实习生',
    description: '实习期结束后停用',
    menus: ['distribution.good', 'distribution.order'],
    isDisabled: true,
  },
] as const satisfies readonly RoleEntry[]

/** The code of a role of the demonstration. */
export type RoleCode = (typeof roles)[number]['code']
