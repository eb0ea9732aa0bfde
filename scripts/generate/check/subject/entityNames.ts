import { textOf } from '../../load/readJson.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { Subject } from './Subject.ts'

/** The present name of a thing, and its former one. */
interface RenamedThing {
  name: string
  renamedFrom: string | undefined
}

/** The present and former name of an entity. */
export function entityNames({ schema, own }: Subject): RenamedThing {
  return { name: schema.name, renamedFrom: textOf(own['renamedFrom']) }
}

/** The present and former names of declared properties. */
export function declaredNames(properties: JsonObject): RenamedThing[] {
  return Object.entries(properties).map(([name, declared]) => ({
    name,
    renamedFrom: textOf(objectOf(declared)['x-renamed-from']),
  }))
}
