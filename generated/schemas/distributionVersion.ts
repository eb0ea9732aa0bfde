// Written by `npm run generate` from schemas/distributionVersion.json. Edit the schema, not this file.

import type { JsonSchema } from '#shared/contracts/Json.ts'

/** A whole record as a client sends it. */
export const distributionVersionInputSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    id: { readOnly: true },
    number: { readOnly: true },
    rates: { readOnly: true },
    user_name: { readOnly: true },
    since: { readOnly: true },
  },
}

/** Part of a record, for changing many at once. */
export const distributionVersionPatchSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { readOnly: true },
    number: { readOnly: true },
    rates: { readOnly: true },
    user_name: { readOnly: true },
    since: { readOnly: true },
  },
  minProperties: 1,
}

/** A record as the server answers it. */
export const distributionVersionRecordSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'number', 'rates', 'user_name', 'since'],
  properties: {
    id: { type: 'string', format: 'uuid', readOnly: true },
    number: { type: 'integer', minimum: 1, readOnly: true },
    rates: {
      type: 'array',
      maxItems: 10,
      items: {
        type: 'object',
        required: ['leave', 'rate'],
        properties: {
          leave: { type: 'integer', minimum: 1, maximum: 10 },
          rate: { type: 'number', minimum: 0, maximum: 100, multipleOf: 0.01 },
        },
        additionalProperties: false,
      },
      readOnly: true,
    },
    user_name: { type: ['string', 'null'], maxLength: 50, readOnly: true },
    since: { type: 'string', format: 'date-time', readOnly: true },
  },
}
