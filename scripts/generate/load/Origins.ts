import type { Json } from '#shared/contracts/Json.ts'
import { isJsonList } from '#shared/json/isJsonList.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { Document } from './Document.ts'
import type { Position } from './Problem.ts'
import { ownValue } from './readJson.ts'
import type { Path } from './readJson.ts'

/** The place where a value of a resolved schema was written. */
export interface Origin {
  document: Document
  path: Path
}

/** Remembers for every key of every object in a resolved schema where it was written, even after it was moved. */
export class Origins {
  readonly #written = new WeakMap<object, Origin>()
  readonly #sources = new WeakMap<object, readonly Json[]>()

  /** Records where an object or a list was written, with everything in it. */
  note<Made extends Json>(made: Made, origin: Origin): Made {
    if (isJsonObject(made) || isJsonList(made)) this.#written.set(made, origin)
    return made
  }

  /** Gives a rebuilt object the places of its sources; the first source that has a key wins. */
  inherit<Made extends Json>(made: Made, ...sources: readonly Json[]): Made {
    if (!isJsonObject(made) && !isJsonList(made)) return made
    const others = sources.filter((source) => source !== made)
    this.#sources.set(made, [...(this.#sources.get(made) ?? []), ...others])
    return made
  }

  /** The position where the value at the path was written; for an unknown value that of the nearest one above it. */
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
    if ((!isJsonObject(owner) && !isJsonList(owner)) || !Object.hasOwn(owner, key)) return undefined
    const written = this.#written.get(owner)
    if (written) return { ...written, path: [...written.path, key] }
    for (const source of this.#sources.get(owner) ?? []) {
      const found = this.#at(source, key)
      if (found) return found
    }
    return undefined
  }
}
