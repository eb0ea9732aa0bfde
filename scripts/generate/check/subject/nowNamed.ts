import { objectOf, textOf } from '../../load/readJson.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Subject } from './Subject.ts'

/** What something is called, and what it was called before. */
interface NowNamed {
  name: string
  renamedFrom: string | undefined
}

/** An entity by its names. */
export function entityNamed({ schema, own }: Subject): NowNamed {
  return { name: schema.name, renamedFrom: textOf(own['renamedFrom']) }
}

/** Declared properties by their names. */
export function declaredNames(properties: JsonObject): NowNamed[] {
  return Object.entries(properties).map(([name, declared]) => ({
    name,
    renamedFrom: textOf(objectOf(declared)['x-renamed-from']),
  }))
}
