// Written by `npm run generate` from schemas/weChatConfig.json. Edit the schema, not this file.

import type { JsonSchema } from '#shared/contracts/Json.ts'

/** A whole record as a client sends it. */
export const weChatConfigInputSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    id: { readOnly: true },
    mp_appid: { type: ['string', 'null'], maxLength: 64 },
    mp_app_secret: { type: ['string', 'null'], maxLength: 256 },
    xcx_appid: { type: ['string', 'null'], maxLength: 64 },
    xcx_app_secret: { type: ['string', 'null'], maxLength: 256 },
    mch_id: { type: ['string', 'null'], maxLength: 64 },
    mch_key: { type: ['string', 'null'], maxLength: 256 },
    mach_v3_key: { type: ['string', 'null'], maxLength: 256 },
    pay_public_key_id: { type: ['string', 'null'], maxLength: 64 },
    pay_public_key: {
      type: ['string', 'null'],
      maxLength: 4000,
      pattern: '^\\s*-----BEGIN PUBLIC KEY-----[A-Za-z0-9+/=\\s]+-----END PUBLIC KEY-----\\s*$',
    },
    pay_notify_url: { type: ['string', 'null'], format: 'uri', maxLength: 500, pattern: '^https://' },
    version: { type: 'integer', minimum: 1, maximum: 2147483647 },
  },
}

/** Part of a record, for changing many at once. */
export const weChatConfigPatchSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { readOnly: true },
    mp_appid: { type: ['string', 'null'], maxLength: 64 },
    mp_app_secret: { type: ['string', 'null'], maxLength: 256 },
    xcx_appid: { type: ['string', 'null'], maxLength: 64 },
    xcx_app_secret: { type: ['string', 'null'], maxLength: 256 },
    mch_id: { type: ['string', 'null'], maxLength: 64 },
    mch_key: { type: ['string', 'null'], maxLength: 256 },
    mach_v3_key: { type: ['string', 'null'], maxLength: 256 },
    pay_public_key_id: { type: ['string', 'null'], maxLength: 64 },
    pay_public_key: {
      type: ['string', 'null'],
      maxLength: 4000,
      pattern: '^\\s*-----BEGIN PUBLIC KEY-----[A-Za-z0-9+/=\\s]+-----END PUBLIC KEY-----\\s*$',
    },
    pay_notify_url: { type: ['string', 'null'], format: 'uri', maxLength: 500, pattern: '^https://' },
  },
  minProperties: 1,
}

/** A record as the server answers it. */
export const weChatConfigRecordSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'mp_appid',
    'mp_app_secret',
    'xcx_appid',
    'xcx_app_secret',
    'mch_id',
    'mch_key',
    'mach_v3_key',
    'pay_public_key_id',
    'pay_public_key',
    'pay_notify_url',
    'version',
  ],
  properties: {
    id: { type: 'string', format: 'uuid', readOnly: true },
    mp_appid: { type: ['string', 'null'], maxLength: 64 },
    mp_app_secret: { type: ['string', 'null'] },
    xcx_appid: { type: ['string', 'null'], maxLength: 64 },
    xcx_app_secret: { type: ['string', 'null'] },
    mch_id: { type: ['string', 'null'], maxLength: 64 },
    mch_key: { type: ['string', 'null'] },
    mach_v3_key: { type: ['string', 'null'] },
    pay_public_key_id: { type: ['string', 'null'], maxLength: 64 },
    pay_public_key: {
      type: ['string', 'null'],
      maxLength: 4000,
      pattern: '^\\s*-----BEGIN PUBLIC KEY-----[A-Za-z0-9+/=\\s]+-----END PUBLIC KEY-----\\s*$',
    },
    pay_notify_url: { type: ['string', 'null'], format: 'uri', maxLength: 500, pattern: '^https://' },
    version: { type: 'integer', minimum: 1, readOnly: true },
  },
}
