import type { Json } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { lineOf } from '../load/readJson.ts'
import type { Path } from '../load/readJson.ts'
import { subschemasOf } from '../load/subschemas.ts'
import type { Complaint, Rule, Subject } from './subject/Subject.ts'

const reserved: Readonly<Record<string, string>> = {
  version: 'Every record has a version of its own, by which changes at the same time are noticed.',
  deleted_at: 'Records that are deleted softly have it.',
  ...Object.fromEntries(
    ['ctid', 'xmin', 'xmax', 'cmin', 'cmax', 'tableoid'].map((name) => [
      name,
      'PostgreSQL has it in every table.',
    ]),
  ),
}

const reservedInTrees: Readonly<Record<string, string>> = {
  children: 'The tree answers the nodes below in it.',
  names_above: 'Look-ups answer the names of the nodes above in it.',
}

/** Every property's name can be the name of a column, a field and a key of an object. */
export const checkPropertyNames: Rule = (subject) => [
  ...Object.keys(subject.declared).flatMap((name) => columnName(name, subject)),
  ...inherited(subject.schema.value, []),
]

function columnName(name: string, { schema, kind, declared }: Subject): Complaint[] {
  const path = ['properties', name]
  const reason = lineOf(reserved, name) ?? (kind === 'tree' ? lineOf(reservedInTrees, name) : undefined)
  if (reason !== undefined)
    return [{ path, message: `"${name}" is taken: ${reason}`, advice: 'Rename the property.' }]
  if (name === 'id') return ownId(objectOf(declared['id']), schema.dialect)
  // The meta-schema has already reported this for schemas of our dialect.
  const isName = /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && name.length <= 63
  if (schema.dialect || isName) return []
  return [
    {
      path,
      message: `"${name}" cannot be the name of a column and a field.`,
      advice: 'Rename the property: letters, digits and "_", not beginning with a digit, at most 63 bytes.',
    },
  ]
}

function ownId(schema: ReturnType<typeof objectOf>, dialect: boolean): Complaint[] {
  const path = ['properties', 'id']
  if (!dialect) {
    return [
      {
        path,
        message: '"id" is given by the server as a UUID, whatever the schema says of it.',
        advice: 'Nothing needs to be done.',
        severity: 'note',
      },
    ]
  }
  if (schema['type'] === 'string' && schema['format'] === 'uuid' && schema['readOnly'] === true) return []
  return [
    {
      path,
      message: '"id" is given by the server as a UUID.',
      advice: 'Leave it out, or write "type": "string", "format": "uuid", "readOnly": true.',
    },
  ]
}

/** Names that every JavaScript object already has would be found in objects that do not declare them. */
function inherited(schema: Json, path: Path): Complaint[] {
  if (!isJsonObject(schema)) return []
  const declared = Object.keys(objectOf(schema['properties'])).map((name) => ['properties', name] as const)
  const required = textsOf(schema['required']).map((name, index) => ['required', index, name] as const)
  const here = [...declared, ...required]
    .filter((place) => String(place.at(-1)) in Object.prototype)
    .map((place) => ({
      path: [...path, place[0], place[1]],
      message: `"${place.at(-1)}" is a name that every JavaScript object already has.`,
      advice: 'Rename the property.',
    }))
  return [
    ...here,
    ...subschemasOf(schema).flatMap((inner) => inherited(inner.schema, [...path, ...inner.path])),
  ]
}
