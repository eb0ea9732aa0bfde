// Written by `npm run generate` from schemas/logger.json. Edit the schema, not this file.

import type { JsonSchema } from '#shared/contracts/Json.ts'

/** A whole record as a client sends it. */
export const loggerInputSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    id: { readOnly: true },
    level: { readOnly: true },
    message: { readOnly: true },
    tag: { readOnly: true },
    trace_id: { readOnly: true },
    user_name: { readOnly: true },
    data: { readOnly: true },
    stack: { readOnly: true },
    created_at: { readOnly: true },
  },
}

/** Part of a record, for changing many at once. */
export const loggerPatchSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { readOnly: true },
    level: { readOnly: true },
    message: { readOnly: true },
    tag: { readOnly: true },
    trace_id: { readOnly: true },
    user_name: { readOnly: true },
    data: { readOnly: true },
    stack: { readOnly: true },
    created_at: { readOnly: true },
  },
  minProperties: 1,
}

/** A record as the server answers it. */
export const loggerRecordSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'level',
    'message',
    'tag',
    'trace_id',
    'user_name',
    'data',
    'stack',
    'created_at',
  ],
  properties: {
    id: { type: 'string', format: 'uuid', readOnly: true },
    level: {
      type: 'string',
      enum: ['trace', 'debug', 'info', 'warn', 'error', 'fatal'],
      readOnly: true,
    },
    message: { type: 'string', maxLength: 2000, readOnly: true },
    tag: { type: ['string', 'null'], maxLength: 50, readOnly: true },
    trace_id: { type: ['string', 'null'], maxLength: 64, readOnly: true },
    user_name: { type: ['string', 'null'], maxLength: 50, readOnly: true },
    data: { type: ['object', 'null'], readOnly: true },
    stack: { type: ['string', 'null'], maxLength: 20000, readOnly: true },
    created_at: { type: 'string', format: 'date-time', readOnly: true },
  },
}
