import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Json } from '#shared/contracts/Json.ts'
import { root } from '#scripts/steps/root.ts'
import type { PlainCases } from './PlainCase.ts'

/** Schemas that packages of this project contain, unchanged. */
export const shipped: PlainCases = {
  metaDraft04: {
    schema: read('ajv-draft-04/dist/refs/json-schema-draft-04.json'),
    refused: '/properties/$schema',
  },
  metaDraft06: { schema: read('ajv/dist/refs/json-schema-draft-06.json'), refused: '/type' },
  metaDraft07: { schema: read('ajv/dist/refs/json-schema-draft-07.json'), refused: '/type' },
  metaDraft2019: { schema: read('ajv/dist/refs/json-schema-2019-09/schema.json'), refused: '/allOf/0/$ref' },
  metaDraft2020: { schema: read('ajv/dist/refs/json-schema-2020-12/schema.json'), refused: '/allOf/0/$ref' },
  applicator: {
    schema: read('ajv/dist/refs/json-schema-2020-12/meta/applicator.json'),
    refused: '"$dynamicRef" is not supported',
  },
  linterConfig: { schema: read('oxlint/configuration_schema.json'), refused: 'more than 20000 parts' },
  apiDocument2: { schema: readApi('v2.0'), refused: 'would have to be fetched from elsewhere' },
  apiDocument30: { schema: readApi('v3.0'), refused: '"patternProperties" is not supported at the root' },
  apiDocument31: { schema: readApi('v3.1'), refused: 'unevaluatedProperties' },
  apiDocument32: { schema: readApi('v3.2'), refused: 'minContains' },
}

function readApi(version: string): Json {
  return read(`@seriousme/openapi-schema-validator/schemas/${version}/schema.json`)
}

function read(path: string): Json {
  const value: Json = JSON.parse(readFileSync(join(root, 'node_modules', path), 'utf8'))
  return value
}
