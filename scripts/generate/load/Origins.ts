import type { Json } from '#shared/contracts/Json.ts'
import type { Document } from './Document.ts'
import type { Position } from './Problem.ts'
import { isList, isObject, ownValue } from './readJson.ts'
import type { Path } from './readJson.ts'

/** Where a value of a resolved schema was written. */
export interface Origin {
  document: Document
  path: Path
}

/** Remembers, for every key of every object of a resolved schema, where it was written, whatever was moved since. */
export class Origins {
  readonly #places = new WeakMap<object, Map<string, Origin>>()

  /** Notes where the value under a key of the object was written. */
  set(owner: Json, key: string | number, origin: Origin): void {
    if (!isObject(owner) && !isList(owner)) return
    const places = this.#places.get(owner) ?? new Map<string, Origin>()
    places.set(String(key), origin)
    this.#places.set(owner, places)
  }

  /** Gives a rebuilt object the places of those that it was made from; the first that knows a key wins. */
  inherit<Made extends Json>(made: Made, ...sources: readonly Json[]): Made {
    if (!isObject(made) && !isList(made)) return made
    for (const key of Object.keys(made)) {
      const origin = sources.map((source) => this.#at(source, key)).find(Boolean)
      if (origin && !this.#at(made, key)) this.set(made, key, origin)
    }
    return made
  }

  /** Where the value at the path was written; for an unknown one the nearest above it. */
  positionOf(root: Json, path: Path, document: Document): Position {
    let value: Json | undefined = root
    let origin: Origin = { document, path: [] }
    for (const key of path) {
      const next = value === undefined ? undefined : this.#at(value, String(key))
      if (next) origin = next
      value = ownValue(value, key)
      if (value === undefined) break
    }
    return origin.document.positionOf(origin.path)
  }

  #at(owner: Json, key: string): Origin | undefined {
    return isObject(owner) || isList(owner) ? this.#places.get(owner)?.get(key) : undefined
  }
}
