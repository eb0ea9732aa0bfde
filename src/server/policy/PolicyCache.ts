import type { Queries } from '#server/database/Database.ts'
import type { PolicyFigures } from '#shared/contracts/ServerFigures.ts'
import { Policy } from './Policy.ts'
import { readPolicyData } from './PolicyData.ts'

/** The policy of this process, reloaded as soon as a request has seen a later version in the database. */
export class PolicyCache {
  readonly #queries: Queries
  #current: Policy | undefined
  #loading: Promise<Policy> | undefined
  #reads = 0
  /** The figures of the policies before this one. */
  #former = { decisions: 0, known: 0 }

  constructor(queries: Queries) {
    this.#queries = queries
  }

  /** The cost of permission checks so far. */
  get figures(): PolicyFigures {
    const { decisions, known } = this.#counted()
    return { version: this.#current?.version ?? null, reads: this.#reads, decisions, known }
  }

  /** The policy of this version, if it is the cached one. */
  known(version: number): Policy | undefined {
    // An earlier version differs as well: the database may have been restored.
    return this.#current?.version === version ? this.#current : undefined
  }

  /** The policy of this version or a later one; of an earlier one only if the database was restored from a backup since. */
  async at(version: number): Promise<Policy> {
    const known = this.known(version)
    if (known) return known
    const loaded = await this.#load()
    // A load already under way may have begun before the change, but the next one has not.
    return loaded.version >= version ? loaded : this.#load()
  }

  #load(): Promise<Policy> {
    this.#loading ??= this.#read().finally(() => {
      this.#loading = undefined
    })
    return this.#loading
  }

  async #read(): Promise<Policy> {
    const read = await Policy.of(await readPolicyData(this.#queries))
    this.#former = this.#counted()
    this.#reads += 1
    this.#current = read
    return read
  }

  #counted(): { decisions: number; known: number } {
    const { asked = 0, made = 0 } = this.#current ?? {}
    return { decisions: this.#former.decisions + asked, known: this.#former.known + asked - made }
  }
}
