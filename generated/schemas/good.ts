// Written by `npm run generate` from schemas/good.json. Edit the schema, not this file.

import type { JsonSchema } from '#shared/contracts/Json.ts'

/** A whole record as a client sends it. */
export const goodInputSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'price'],
  properties: {
    id: { readOnly: true },
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 200,
      pattern: '[^\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u1680\\u17b4-\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]',
    },
    price: { type: 'number', minimum: 0, maximum: 99999999.99, multipleOf: 0.01 },
    min_price: {
      type: 'number',
      minimum: 0,
      maximum: 99999999.99,
      multipleOf: 0.01,
      default: 0,
      'x-at-most': 'price',
    },
    first_price: {
      type: 'number',
      minimum: 0,
      maximum: 99999999.99,
      multipleOf: 0.01,
      default: 0,
      'x-at-most': 'price',
    },
    sequence: { type: 'integer', minimum: 0, maximum: 999999, default: 0 },
    status: { type: 'string', default: 'draft', enum: ['draft', 'normal', 'sold_out'] },
    summary: { type: ['string', 'null'], maxLength: 500 },
    image: { type: ['string', 'null'], maxLength: 1000, pattern: '^(https?:/)?/[^\\s]+$' },
    images: {
      type: ['array', 'null'],
      maxItems: 9,
      items: { type: 'string', maxLength: 1000, pattern: '^(https?:/)?/[^\\s]+$' },
    },
    description: { type: ['string', 'null'], maxLength: 100000 },
    createdAt: { readOnly: true },
    updatedAt: { readOnly: true },
    version: { type: 'integer', minimum: 1, maximum: 2147483647 },
  },
}

/** Part of a record, for changing many at once. */
export const goodPatchSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { readOnly: true },
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 200,
      pattern: '[^\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u1680\\u17b4-\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]',
    },
    price: { type: 'number', minimum: 0, maximum: 99999999.99, multipleOf: 0.01 },
    min_price: { type: 'number', minimum: 0, maximum: 99999999.99, multipleOf: 0.01, default: 0 },
    first_price: { type: 'number', minimum: 0, maximum: 99999999.99, multipleOf: 0.01, default: 0 },
    sequence: { type: 'integer', minimum: 0, maximum: 999999, default: 0 },
    status: { type: 'string', default: 'draft', enum: ['draft', 'normal', 'sold_out'] },
    summary: { type: ['string', 'null'], maxLength: 500 },
    image: { type: ['string', 'null'], maxLength: 1000, pattern: '^(https?:/)?/[^\\s]+$' },
    images: {
      type: ['array', 'null'],
      maxItems: 9,
      items: { type: 'string', maxLength: 1000, pattern: '^(https?:/)?/[^\\s]+$' },
    },
    description: { type: ['string', 'null'], maxLength: 100000 },
    createdAt: { readOnly: true },
    updatedAt: { readOnly: true },
  },
  minProperties: 1,
}

/** A record as the server answers it. */
export const goodRecordSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'name',
    'price',
    'min_price',
    'first_price',
    'sequence',
    'status',
    'summary',
    'image',
    'images',
    'description',
    'createdAt',
    'updatedAt',
    'version',
  ],
  properties: {
    id: { type: 'string', format: 'uuid', readOnly: true },
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 200,
      pattern: '[^\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u1680\\u17b4-\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]',
    },
    price: { type: 'number', minimum: 0, maximum: 99999999.99, multipleOf: 0.01 },
    min_price: { type: 'number', minimum: 0, maximum: 99999999.99, multipleOf: 0.01 },
    first_price: { type: 'number', minimum: 0, maximum: 99999999.99, multipleOf: 0.01 },
    sequence: { type: 'integer', minimum: 0, maximum: 999999 },
    status: { type: 'string', enum: ['draft', 'normal', 'sold_out'] },
    summary: { type: ['string', 'null'], maxLength: 500 },
    image: { type: ['string', 'null'], maxLength: 1000, pattern: '^(https?:/)?/[^\\s]+$' },
    images: {
      type: ['array', 'null'],
      maxItems: 9,
      items: { type: 'string', maxLength: 1000, pattern: '^(https?:/)?/[^\\s]+$' },
    },
    description: { type: ['string', 'null'], maxLength: 100000 },
    createdAt: { type: 'string', format: 'date-time', readOnly: true },
    updatedAt: { type: 'string', format: 'date-time', readOnly: true },
    version: { type: 'integer', minimum: 1, readOnly: true },
  },
}
