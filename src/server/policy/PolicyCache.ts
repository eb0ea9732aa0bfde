import type { Queries } from '#server/database/Database.ts'
import { Policy } from './Policy.ts'
import { readPolicyData } from './PolicyData.ts'

/** The policy of this process, read again as soon as a request has seen a later version in the database. */
export class PolicyCache {
  readonly #queries: Queries
  #current: Policy | undefined
  #loading: Promise<Policy> | undefined

  constructor(queries: Queries) {
    this.#queries = queries
  }

  /** The policy of this version, if it is the one that is held. */
  known(version: number): Policy | undefined {
    // Any other version counts, also an earlier one: someone may have restored the database.
    return this.#current?.version === version ? this.#current : undefined
  }

  /** The policy of this version or of a later one. */
  async at(version: number): Promise<Policy> {
    const known = this.known(version)
    if (known) return known
    const loaded = await this.#load()
    // One that was under way already may have begun before the change.
    return loaded.version >= version ? loaded : this.at(version)
  }

  #load(): Promise<Policy> {
    this.#loading ??= this.#read().finally(() => {
      this.#loading = undefined
    })
    return this.#loading
  }

  async #read(): Promise<Policy> {
    this.#current = await Policy.of(await readPolicyData(this.#queries))
    return this.#current
  }
}
