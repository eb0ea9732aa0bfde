// Written by `npm run generate` from schemas/distributionLog.json. Edit the schema, not this file.

import type { JsonSchema } from '#shared/contracts/Json.ts'

/** A whole record as a client sends it. */
export const distributionLogInputSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    id: { readOnly: true },
    trade_no: { readOnly: true },
    good_id: { readOnly: true },
    user_id: { readOnly: true },
    name: { readOnly: true },
    good_min: { readOnly: true },
    order_amount: { readOnly: true },
    rate: { readOnly: true },
    amount: { readOnly: true },
    createdAt: { readOnly: true },
    updatedAt: { readOnly: true },
  },
}

/** Part of a record, for changing many at once. */
export const distributionLogPatchSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { readOnly: true },
    trade_no: { readOnly: true },
    good_id: { readOnly: true },
    user_id: { readOnly: true },
    name: { readOnly: true },
    good_min: { readOnly: true },
    order_amount: { readOnly: true },
    rate: { readOnly: true },
    amount: { readOnly: true },
    createdAt: { readOnly: true },
    updatedAt: { readOnly: true },
  },
  minProperties: 1,
}

/** A record as the server answers it. */
export const distributionLogRecordSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'trade_no',
    'good_id',
    'user_id',
    'name',
    'good_min',
    'order_amount',
    'rate',
    'amount',
    'createdAt',
    'updatedAt',
  ],
  properties: {
    id: { type: 'string', format: 'uuid', readOnly: true },
    trade_no: { type: 'string', minLength: 1, maxLength: 32, readOnly: true },
    good_id: { type: 'string', format: 'uuid', readOnly: true },
    user_id: { type: 'string', format: 'uuid', readOnly: true },
    name: { type: 'string', maxLength: 200, readOnly: true },
    good_min: {
      type: 'number',
      minimum: 0,
      maximum: 99999999.99,
      multipleOf: 0.01,
      readOnly: true,
    },
    order_amount: {
      type: 'number',
      minimum: 0,
      maximum: 99999999.99,
      multipleOf: 0.01,
      readOnly: true,
    },
    rate: { type: 'number', minimum: 0, maximum: 100, multipleOf: 0.01, readOnly: true },
    amount: {
      type: 'number',
      minimum: -99999999.99,
      maximum: 99999999.99,
      multipleOf: 0.01,
      readOnly: true,
    },
    createdAt: { type: 'string', format: 'date-time', readOnly: true },
    updatedAt: { type: 'string', format: 'date-time', readOnly: true },
  },
}
