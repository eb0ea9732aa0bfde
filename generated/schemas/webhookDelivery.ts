// Written by `npm run generate` from schemas/webhookDelivery.json. Edit the schema, not this file.

import type { JsonSchema } from '#shared/contracts/Json.ts'

/** A whole record as a client sends it. */
export const webhookDeliveryInputSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    id: { readOnly: true },
    webhook_id: { readOnly: true },
    told_event: { readOnly: true },
    event_id: { readOnly: true },
    subject: { readOnly: true },
    outcome: { readOnly: true },
    http_status: { readOnly: true },
    attempt_number: { readOnly: true },
    duration_ms: { readOnly: true },
    error: { readOnly: true },
    event_body: { readOnly: true },
    created_at: { readOnly: true },
  },
}

/** Part of a record, for changing many at once. */
export const webhookDeliveryPatchSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { readOnly: true },
    webhook_id: { readOnly: true },
    told_event: { readOnly: true },
    event_id: { readOnly: true },
    subject: { readOnly: true },
    outcome: { readOnly: true },
    http_status: { readOnly: true },
    attempt_number: { readOnly: true },
    duration_ms: { readOnly: true },
    error: { readOnly: true },
    event_body: { readOnly: true },
    created_at: { readOnly: true },
  },
  minProperties: 1,
}

/** A record as the server answers it. */
export const webhookDeliveryRecordSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'webhook_id',
    'told_event',
    'event_id',
    'subject',
    'outcome',
    'http_status',
    'attempt_number',
    'duration_ms',
    'error',
    'event_body',
    'created_at',
  ],
  properties: {
    id: { type: 'string', format: 'uuid', readOnly: true },
    webhook_id: { type: 'string', format: 'uuid', readOnly: true },
    told_event: { type: 'string', maxLength: 120, readOnly: true },
    event_id: { type: ['string', 'null'], format: 'uuid', readOnly: true },
    subject: { type: ['string', 'null'], maxLength: 300, readOnly: true },
    outcome: { type: 'string', enum: ['delivered', 'undelivered', 'givenUp'], readOnly: true },
    http_status: { type: ['integer', 'null'], minimum: 100, maximum: 999, readOnly: true },
    attempt_number: { type: 'integer', minimum: 1, readOnly: true },
    duration_ms: { type: ['integer', 'null'], minimum: 0, readOnly: true },
    error: { type: ['string', 'null'], maxLength: 500, readOnly: true },
    event_body: { type: ['object', 'null'], readOnly: true },
    created_at: { type: 'string', format: 'date-time', readOnly: true },
  },
}
