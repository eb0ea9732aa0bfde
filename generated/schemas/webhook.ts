// Written by `npm run generate` from schemas/webhook.json. Edit the schema, not this file.

import type { JsonSchema } from '#shared/contracts/Json.ts'

/** A whole record as a client sends it. */
export const webhookInputSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'target_url'],
  properties: {
    id: { readOnly: true },
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 100,
      pattern: '[^\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u1680\\u17b4-\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]',
    },
    target_url: { type: 'string', format: 'uri', maxLength: 1000, pattern: '^https?://' },
    signing_secret: { type: ['string', 'null'], maxLength: 100 },
    status: { type: 'string', default: 'enabled', enum: ['enabled', 'disabled'] },
    told_entities: {
      type: ['array', 'null'],
      maxItems: 100,
      uniqueItems: true,
      items: { type: 'string', maxLength: 100 },
    },
    told_events: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      default: ['create', 'update', 'move', 'delete', 'restore', 'purge'],
      items: {
        type: 'string',
        enum: ['create', 'update', 'move', 'delete', 'restore', 'purge'],
      },
    },
    last_result: { readOnly: true },
    delivered_at: { readOnly: true },
    failing_since: { readOnly: true },
    created_at: { readOnly: true },
    updated_at: { readOnly: true },
    version: { type: 'integer', minimum: 1, maximum: 2147483647 },
  },
}

/** Part of a record, for changing many at once. */
export const webhookPatchSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { readOnly: true },
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 100,
      pattern: '[^\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u1680\\u17b4-\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]',
    },
    target_url: { type: 'string', format: 'uri', maxLength: 1000, pattern: '^https?://' },
    signing_secret: { type: ['string', 'null'], maxLength: 100 },
    status: { type: 'string', default: 'enabled', enum: ['enabled', 'disabled'] },
    told_entities: {
      type: ['array', 'null'],
      maxItems: 100,
      uniqueItems: true,
      items: { type: 'string', maxLength: 100 },
    },
    told_events: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      default: ['create', 'update', 'move', 'delete', 'restore', 'purge'],
      items: {
        type: 'string',
        enum: ['create', 'update', 'move', 'delete', 'restore', 'purge'],
      },
    },
    last_result: { readOnly: true },
    delivered_at: { readOnly: true },
    failing_since: { readOnly: true },
    created_at: { readOnly: true },
    updated_at: { readOnly: true },
  },
  minProperties: 1,
}

/** A record as the server answers it. */
export const webhookRecordSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'name',
    'target_url',
    'signing_secret',
    'status',
    'told_entities',
    'told_events',
    'last_result',
    'delivered_at',
    'failing_since',
    'created_at',
    'updated_at',
    'version',
  ],
  properties: {
    id: { type: 'string', format: 'uuid', readOnly: true },
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 100,
      pattern: '[^\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u1680\\u17b4-\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]',
    },
    target_url: { type: 'string', format: 'uri', maxLength: 1000, pattern: '^https?://' },
    signing_secret: { type: ['string', 'null'] },
    status: { type: 'string', enum: ['enabled', 'disabled'] },
    told_entities: {
      type: ['array', 'null'],
      maxItems: 100,
      uniqueItems: true,
      items: { type: 'string', maxLength: 100 },
    },
    told_events: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: {
        type: 'string',
        enum: ['create', 'update', 'move', 'delete', 'restore', 'purge'],
      },
    },
    last_result: {
      type: ['string', 'null'],
      enum: ['nothingYet', 'delivered', 'failing', null],
      readOnly: true,
    },
    delivered_at: { type: ['string', 'null'], format: 'date-time', readOnly: true },
    failing_since: { type: ['string', 'null'], format: 'date-time', readOnly: true },
    created_at: { type: 'string', format: 'date-time', readOnly: true },
    updated_at: { type: 'string', format: 'date-time', readOnly: true },
    version: { type: 'integer', minimum: 1, readOnly: true },
  },
}
