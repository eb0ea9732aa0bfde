// Written by `npm run generate` from schemas/order.json. Edit the schema, not this file.

import type { JsonSchema } from '#shared/contracts/Json.ts'

/** A whole record as a client sends it. */
export const orderInputSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['good_id', 'num', 'user_id'],
  properties: {
    id: { readOnly: true },
    trade_no: { readOnly: true },
    good_id: { type: 'string', format: 'uuid' },
    name: { type: ['string', 'null'], maxLength: 200 },
    num: { type: 'number', minimum: 0, maximum: 99999999.99, multipleOf: 0.01 },
    user_id: { type: 'string', format: 'uuid' },
    invite_id: { type: ['string', 'null'], format: 'uuid' },
    chain: { readOnly: true },
    pay_no: { type: ['string', 'null'], maxLength: 64 },
    pay_time: { type: ['string', 'null'], format: 'date-time' },
    rule_version: { readOnly: true },
    status: {
      type: 'string',
      default: 'pending',
      enum: ['pending', 'fail', 'success', 'refusing', 'refused', 'refused_fail'],
    },
    createdAt: { readOnly: true },
    updatedAt: { readOnly: true },
    version: { type: 'integer', minimum: 1, maximum: 2147483647 },
  },
}

/** Part of a record, for changing many at once. */
export const orderPatchSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { readOnly: true },
    trade_no: { readOnly: true },
    good_id: { type: 'string', format: 'uuid' },
    name: { type: ['string', 'null'], maxLength: 200 },
    num: { type: 'number', minimum: 0, maximum: 99999999.99, multipleOf: 0.01 },
    user_id: { type: 'string', format: 'uuid' },
    invite_id: { type: ['string', 'null'], format: 'uuid' },
    chain: { readOnly: true },
    pay_no: { type: ['string', 'null'], maxLength: 64 },
    pay_time: { type: ['string', 'null'], format: 'date-time' },
    rule_version: { readOnly: true },
    status: {
      type: 'string',
      default: 'pending',
      enum: ['pending', 'fail', 'success', 'refusing', 'refused', 'refused_fail'],
    },
    createdAt: { readOnly: true },
    updatedAt: { readOnly: true },
  },
  minProperties: 1,
}

/** A record as the server answers it. */
export const orderRecordSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'trade_no',
    'good_id',
    'name',
    'num',
    'user_id',
    'invite_id',
    'chain',
    'pay_no',
    'pay_time',
    'rule_version',
    'status',
    'createdAt',
    'updatedAt',
    'version',
  ],
  properties: {
    id: { type: 'string', format: 'uuid', readOnly: true },
    trade_no: { type: 'string', minLength: 1, maxLength: 32, readOnly: true },
    good_id: { type: 'string', format: 'uuid' },
    name: { type: ['string', 'null'], maxLength: 200 },
    num: { type: 'number', minimum: 0, maximum: 99999999.99, multipleOf: 0.01 },
    user_id: { type: 'string', format: 'uuid' },
    invite_id: { type: ['string', 'null'], format: 'uuid' },
    chain: {
      type: ['array', 'null'],
      maxItems: 10,
      readOnly: true,
      items: { type: 'string', format: 'uuid' },
    },
    pay_no: { type: ['string', 'null'], maxLength: 64 },
    pay_time: { type: ['string', 'null'], format: 'date-time' },
    rule_version: { type: ['integer', 'null'], minimum: 0, readOnly: true },
    status: {
      type: 'string',
      enum: ['pending', 'fail', 'success', 'refusing', 'refused', 'refused_fail'],
    },
    createdAt: { type: 'string', format: 'date-time', readOnly: true },
    updatedAt: { type: 'string', format: 'date-time', readOnly: true },
    version: { type: 'integer', minimum: 1, readOnly: true },
  },
}
