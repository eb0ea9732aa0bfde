// Written by `npm run generate` from schemas/order.json. Edit the schema, not this file.

import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { orderInputSchema } from '#generated/schemas/order.ts'
import { branches, validateOrder } from '#generated/validators/order.js'

/** 订单 / Order */
export const orderForm: ResourceForm = {
  schema: orderInputSchema,
  order: [
    'trade_no',
    'good_id',
    'name',
    'num',
    'status',
    'user_id',
    'invite_id',
    'chain',
    'pay_no',
    'pay_time',
    'rule_version',
    'id',
    'createdAt',
    'updatedAt',
    'version',
  ],
  validate: validateOrder,
  branches: branches,
  unique: [{ name: 'order_trade_no_key', columns: ['trade_no'] }],
  limits: {
    good_id: {
      where: { status: { values: ['normal'] } },
      message: { zh: '只有在售的商品可以下单', en: 'Only goods that are on sale can be ordered' },
    },
  },
}
