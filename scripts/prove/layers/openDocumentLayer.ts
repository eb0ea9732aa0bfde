import { validator } from '@exodus/schemasafe'
import { readFileSync } from 'node:fs'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { Json, JsonSchema } from '#shared/contracts/Json.ts'
import { recordOf } from './Case.ts'
import type { Layer, Subject } from './Subject.ts'

// Rules without a keyword in JSON Schema: a rule between two properties, and texts that PostgreSQL cannot store.
const unsaid = ['atMost', 'wellFormed']

/** The API document, checked by a validator that shares no code with ours. */
export function openDocumentLayer(file: string): Layer {
  const document: Json = JSON.parse(readFileSync(file, 'utf8'))
  return {
    name: 'OpenAPI',
    judge: (subject, cases) => {
      const admits = validator(bodyIn(document, subject), {
        mode: 'lax',
        isJSON: true,
        formatAssertion: true,
        formats: { 'time-local': isTimeLocal },
        $schemaDefault: 'https://json-schema.org/draft/2020-12/schema',
      })
      return cases.map((one) => admits(JSON.parse(JSON.stringify(recordOf(subject.base, one)))))
    },
    states: (subject, _, { keyword, isConditional }) =>
      !unsaid.includes(keyword) && !(isConditional && asksForComputed(subject)),
  }
}

/** Whether conditions concern computed properties, which clients do not send. */
function asksForComputed({ schema, table }: Subject): boolean {
  const { properties: _, ...conditions } = schema
  const text = JSON.stringify(conditions)
  return table.columns.some(({ name, computed }) => computed && text.includes(JSON.stringify(name)))
}

/** Our own format, which a reader of the document must implement. */
function isTimeLocal(text: string): boolean {
  const [hours = '', minutes = '', seconds = '00', ...more] = text.split(':')
  const isPart = (part: string, most: number) => /^\d\d$/u.test(part) && Number(part) <= most
  return more.length === 0 && isPart(hours, 23) && isPart(minutes, 59) && isPart(seconds, 59)
}

/** The schema of the call's body, with the components that it refers to. */
function bodyIn(document: Json, { route }: Subject): JsonSchema {
  const path = route.url.replace(':id', '{id}')
  const places = [
    'paths',
    path,
    route.method.toLowerCase(),
    'requestBody',
    'content',
    'application/json',
    'schema',
  ]
  const schema = at(document, places)
  const components = at(document, ['components']) ?? {}
  if (!isJsonObject(schema)) throw new Error(`the API document has no body for ${route.operationId}`)
  return { ...schema, components }
}

function at(value: Json, [key, ...rest]: readonly string[]): Json | undefined {
  if (key === undefined) return value
  const inner = isJsonObject(value) ? value[key] : undefined
  return inner === undefined ? undefined : at(inner, rest)
}
