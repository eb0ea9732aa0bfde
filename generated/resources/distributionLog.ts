// Written by `npm run generate` from schemas/distributionLog.json. Edit the schema, not this file.

import type { Resource } from '#shared/contracts/Resource.ts'

/** 分销记录 / Distribution log */
export const distributionLogResource: Resource = {
  entity: 'distributionLog',
  kind: 'log',
  path: '/distributions/logs',
  display: 'trade_no',
  icon: 'History',
  order: { property: 'createdAt', direction: 'DESC' },
  search: true,
  fields: [
    {
      source: 'order_id',
      type: 'reference',
      sortable: true,
      reference: { entity: 'order' },
    },
    { source: 'level', type: 'integer', sortable: true },
    {
      source: 'kind',
      type: 'enum',
      sortable: true,
      options: [
        { value: 'earned', color: 'success' },
        { value: 'taken_back', color: 'warning' },
        { value: 'nothing', color: 'default' },
      ],
    },
    {
      source: 'reason',
      type: 'enum',
      sortable: true,
      options: [
        { value: 'frozen', color: 'default' },
        { value: 'deleted', color: 'default' },
        { value: 'minimum', color: 'default' },
        { value: 'below_fen', color: 'default' },
      ],
      showWhen: { kind: ['nothing'] },
    },
    { source: 'trade_no', type: 'text', sortable: true },
    {
      source: 'good_id',
      type: 'reference',
      sortable: true,
      reference: { entity: 'good' },
    },
    {
      source: 'user_id',
      type: 'reference',
      sortable: true,
      reference: { entity: 'user' },
    },
    { source: 'name', type: 'text', sortable: true },
    { source: 'good_min', type: 'money', sortable: true, scale: 2 },
    { source: 'order_amount', type: 'money', sortable: true, scale: 2 },
    { source: 'base', type: 'money', sortable: true, scale: 2 },
    { source: 'cut', type: 'money', sortable: true, scale: 2, hasHelp: true },
    { source: 'rule_version', type: 'integer', sortable: true },
    { source: 'rate', type: 'percent', sortable: true, scale: 2 },
    { source: 'amount', type: 'money', sortable: true, scale: 2, hasHelp: true },
    { source: 'createdAt', type: 'datetime', sortable: true },
    { source: 'updatedAt', type: 'datetime', sortable: true },
  ],
  columns: [
    { source: 'trade_no', width: 200 },
    { source: 'name' },
    { source: 'user_id' },
    { source: 'level' },
    { source: 'kind' },
    { source: 'order_amount' },
    { source: 'rate' },
    { source: 'amount' },
    { source: 'good_min', hidden: true },
    { source: 'good_id', hidden: true },
    { source: 'updatedAt', hidden: true },
    { source: 'createdAt', width: 180 },
  ],
  filters: [
    { source: 'trade_no', as: 'match' },
    { source: 'name', as: 'match' },
    { source: 'user_id', as: 'match' },
    { source: 'good_id', as: 'match' },
    { source: 'kind', as: 'match' },
    { source: 'amount', as: 'range' },
    { source: 'createdAt', as: 'range' },
  ],
  groups: [
    { name: 'commission', fields: ['user_id', 'kind', 'amount', 'reason', 'createdAt'] },
    {
      name: 'calculation',
      fields: ['base', 'rate', 'level', 'cut', 'good_min', 'rule_version'],
    },
    {
      name: 'order',
      fields: ['trade_no', 'order_id', 'name', 'good_id', 'order_amount'],
    },
  ],
  permissions: {
    page: 'distribution.distributionLog',
    export: 'distribution.distributionLog.export',
  },
}
