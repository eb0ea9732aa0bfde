// Written by `npm run generate` from schemas/order.json. Edit the schema, not this file.

import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { orderInputSchema } from '#generated/schemas/order.ts'
import { branches, validateOrder } from '#generated/validators/order.js'

/** 订单 / Order */
export const orderForm: ResourceForm = {
  schema: orderInputSchema,
  uiSchema: {
    'ui:order': [
      'trade_no',
      'good_id',
      'name',
      'num',
      'status',
      'user_id',
      'invite_id',
      'pay_no',
      'pay_time',
      'id',
      'createdAt',
      'updatedAt',
      'version',
    ],
    version: { 'ui:widget': 'hidden' },
    trade_no: { 'ui:widget': 'hidden' },
    good_id: { 'ui:options': { entity: 'good' } },
    num: { 'ui:options': { unit: 'money', scale: 2 } },
    user_id: { 'ui:options': { entity: 'user' } },
    invite_id: { 'ui:options': { entity: 'user' } },
    status: {
      'ui:widget': 'select',
      'ui:options': {
        options: [
          { value: 'pending', color: 'warning' },
          { value: 'fail', color: 'error' },
          { value: 'success', color: 'success' },
          { value: 'refusing', color: 'info' },
          { value: 'refused', color: 'default' },
          { value: 'refused_fail', color: 'error' },
        ],
      },
    },
    createdAt: { 'ui:widget': 'hidden' },
    updatedAt: { 'ui:widget': 'hidden' },
  },
  validate: validateOrder,
  branches: branches,
}
