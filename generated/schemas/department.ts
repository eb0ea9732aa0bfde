// Written by `npm run generate` from schemas/department.json. Edit the schema, not this file.

import type { JsonSchema } from '#shared/contracts/Json.ts'

/** A whole record as a client sends it. */
export const departmentInputSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['code', 'name'],
  properties: {
    id: { readOnly: true },
    code: {
      type: 'string',
      minLength: 1,
      maxLength: 100,
      pattern: '^[A-Za-z][A-Za-z0-9_.-]*$',
    },
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 100,
      pattern: '[^\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u1680\\u17b4-\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]',
    },
    parent_id: { type: ['string', 'null'], format: 'uuid' },
    parent_name: { readOnly: true },
    leader_id: { type: ['string', 'null'], format: 'uuid' },
    sequence: { type: 'integer', minimum: 0, maximum: 999999, default: 0 },
    status: { type: 'string', default: 'enabled', enum: ['enabled', 'disabled'] },
    description: { type: ['string', 'null'], maxLength: 1000 },
    created_at: { readOnly: true },
    updated_at: { readOnly: true },
    version: { type: 'integer', minimum: 1, maximum: 2147483647 },
  },
}

/** Part of a record, for changing many at once. */
export const departmentPatchSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { readOnly: true },
    code: {
      type: 'string',
      minLength: 1,
      maxLength: 100,
      pattern: '^[A-Za-z][A-Za-z0-9_.-]*$',
    },
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 100,
      pattern: '[^\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u1680\\u17b4-\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]',
    },
    parent_id: { type: ['string', 'null'], format: 'uuid' },
    parent_name: { readOnly: true },
    leader_id: { type: ['string', 'null'], format: 'uuid' },
    sequence: { type: 'integer', minimum: 0, maximum: 999999, default: 0 },
    status: { type: 'string', default: 'enabled', enum: ['enabled', 'disabled'] },
    description: { type: ['string', 'null'], maxLength: 1000 },
    created_at: { readOnly: true },
    updated_at: { readOnly: true },
  },
  minProperties: 1,
}

/** A record as the server answers it. */
export const departmentRecordSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'code',
    'name',
    'parent_id',
    'parent_name',
    'leader_id',
    'sequence',
    'status',
    'description',
    'created_at',
    'updated_at',
    'version',
  ],
  properties: {
    id: { type: 'string', format: 'uuid', readOnly: true },
    code: {
      type: 'string',
      minLength: 1,
      maxLength: 100,
      pattern: '^[A-Za-z][A-Za-z0-9_.-]*$',
    },
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 100,
      pattern: '[^\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u1680\\u17b4-\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]',
    },
    parent_id: { type: ['string', 'null'], format: 'uuid' },
    parent_name: { type: ['string', 'null'], readOnly: true },
    leader_id: { type: ['string', 'null'], format: 'uuid' },
    sequence: { type: 'integer', minimum: 0, maximum: 999999 },
    status: { type: 'string', enum: ['enabled', 'disabled'] },
    description: { type: ['string', 'null'], maxLength: 1000 },
    created_at: { type: 'string', format: 'date-time', readOnly: true },
    updated_at: { type: 'string', format: 'date-time', readOnly: true },
    version: { type: 'integer', minimum: 1, readOnly: true },
  },
}
