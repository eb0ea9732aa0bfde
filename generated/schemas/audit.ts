// Written by `npm run generate` from schemas/audit.json. Edit the schema, not this file.

import type { JsonSchema } from '#shared/contracts/Json.ts'

/** A whole record as a client sends it. */
export const auditInputSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    id: { readOnly: true },
    action: { readOnly: true },
    entity: { readOnly: true },
    record_id: { readOnly: true },
    subject: { readOnly: true },
    user_id: { readOnly: true },
    user_name: { readOnly: true },
    address: { readOnly: true },
    agent: { readOnly: true },
    trace_id: { readOnly: true },
    before: { readOnly: true },
    after: { readOnly: true },
    detail: { readOnly: true },
    created_at: { readOnly: true },
  },
}

/** Part of a record, for changing many at once. */
export const auditPatchSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { readOnly: true },
    action: { readOnly: true },
    entity: { readOnly: true },
    record_id: { readOnly: true },
    subject: { readOnly: true },
    user_id: { readOnly: true },
    user_name: { readOnly: true },
    address: { readOnly: true },
    agent: { readOnly: true },
    trace_id: { readOnly: true },
    before: { readOnly: true },
    after: { readOnly: true },
    detail: { readOnly: true },
    created_at: { readOnly: true },
  },
  minProperties: 1,
}

/** A record as the server answers it. */
export const auditRecordSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'action',
    'entity',
    'record_id',
    'subject',
    'user_id',
    'user_name',
    'address',
    'agent',
    'trace_id',
    'before',
    'after',
    'detail',
    'created_at',
  ],
  properties: {
    id: { type: 'string', format: 'uuid', readOnly: true },
    action: {
      type: 'string',
      enum: [
        'create',
        'update',
        'move',
        'delete',
        'restore',
        'purge',
        'clear',
        'password',
        'login',
        'loginFailed',
        'logout',
        'refuse',
        'call',
      ],
      readOnly: true,
    },
    entity: { type: ['string', 'null'], maxLength: 100, readOnly: true },
    record_id: { type: ['string', 'null'], format: 'uuid', readOnly: true },
    subject: { type: 'string', maxLength: 300, readOnly: true },
    user_id: { type: ['string', 'null'], format: 'uuid', readOnly: true },
    user_name: { type: ['string', 'null'], maxLength: 200, readOnly: true },
    address: { type: ['string', 'null'], maxLength: 100, readOnly: true },
    agent: { type: ['string', 'null'], maxLength: 300, readOnly: true },
    trace_id: { type: ['string', 'null'], maxLength: 64, readOnly: true },
    before: { type: ['object', 'null'], readOnly: true },
    after: { type: ['object', 'null'], readOnly: true },
    detail: { type: ['object', 'null'], readOnly: true },
    created_at: { type: 'string', format: 'date-time', readOnly: true },
  },
}
