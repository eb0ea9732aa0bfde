import type { JsonObject } from '#shared/contracts/Json.ts'
import type { EntityKind } from '#shared/contracts/Table.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { LoadedSchema } from '../../load/LoadedSchema.ts'
import type { Problem } from '../../load/Problem.ts'
import { pointerOf } from '../../load/readJson.ts'
import type { Path } from '../../load/readJson.ts'
import { kindOf, propertiesOf } from '../../model/buildEntity.ts'
import type { Property } from '../../contracts/Model.ts'

/** A fault at a place in a schema, with advice. */
export interface Complaint {
  path: Path
  message: string
  advice: string
  severity?: Problem['severity']
}

/** One schema in the form that the checks read. */
export interface Subject {
  schema: LoadedSchema
  kind: EntityKind
  /** The value of x-entity; empty in a plain schema. */
  own: JsonObject
  /** The declared properties, references inlined. */
  declared: JsonObject
  properties: readonly Property[]
  property: (name: string) => Property | undefined
}

/** A rule that looks at a schema and reports its faults. */
export type Rule = (subject: Subject, all: readonly Subject[]) => readonly Complaint[]

/** Reads a schema once for all the rules. */
export function subjectOf(schema: LoadedSchema): Subject {
  const own = objectOf(schema.value['x-entity'])
  const kind = kindOf(own)
  const properties = propertiesOf(schema)
  const byName = new Map(properties.map((property) => [property.name, property]))
  return {
    schema,
    kind,
    own,
    declared: objectOf(schema.value['properties']),
    properties,
    property: (name) => byName.get(name),
  }
}

/** A complaint with the place in the file where the value was written. */
export function problemOf({ value, origins, document }: LoadedSchema, complaint: Complaint): Problem {
  const { path, message, advice, severity = 'error' } = complaint
  const keyword = keywordOf(path)
  return {
    ...origins.positionOf(value, path, document),
    pointer: pointerOf(path),
    ...(keyword === undefined ? {} : { keyword }),
    message,
    advice,
    severity,
  }
}

/** The keyword a path leads to: its last key that is neither an index nor a property's name. */
function keywordOf(path: Path): string | undefined {
  const index = path.findLastIndex((key, at) => !/^\d+$/.test(String(key)) && path[at - 1] !== 'properties')
  return index < 0 ? undefined : String(path[index])
}
