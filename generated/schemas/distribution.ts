// Written by `npm run generate` from schemas/distribution.json. Edit the schema, not this file.

import type { JsonSchema } from '#shared/contracts/Json.ts'

/** A whole record as a client sends it. */
export const distributionInputSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['leave', 'rate'],
  properties: {
    id: { readOnly: true },
    leave: { type: 'integer', minimum: 1, maximum: 10 },
    rate: { type: 'number', minimum: 0, maximum: 100, multipleOf: 0.01 },
    version: { type: 'integer', minimum: 1, maximum: 2147483647 },
  },
}

/** Part of a record, for changing many at once. */
export const distributionPatchSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { readOnly: true },
    leave: { type: 'integer', minimum: 1, maximum: 10 },
    rate: { type: 'number', minimum: 0, maximum: 100, multipleOf: 0.01 },
  },
  minProperties: 1,
}

/** A record as the server answers it. */
export const distributionRecordSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'leave', 'rate', 'version'],
  properties: {
    id: { type: 'string', format: 'uuid', readOnly: true },
    leave: { type: 'integer', minimum: 1, maximum: 10 },
    rate: { type: 'number', minimum: 0, maximum: 100, multipleOf: 0.01 },
    version: { type: 'integer', minimum: 1, readOnly: true },
  },
}
