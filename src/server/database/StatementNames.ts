import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Sql } from './sql.ts'

/** A statement as it is sent; `Sql` builds its text each time it is read. */
export type Statement = Pick<Sql, 'text' | 'values'>

/** A statement under the name by which PostgreSQL keeps it parsed. */
export interface NamedStatement extends Statement {
  name: string
}

const usesBeforeNaming = 3
const namesAtMost = 300
const textsAtMost = 3000

/**
 * Gives repeated statements a name, under which PostgreSQL keeps them parsed.
 * A server process never forgets a name, so rare statements stay nameless and the number of names is bounded.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  readonly #uses = new LRUCache<string, number>({ max: textsAtMost })

  nameOf({ text, values }: Statement): string | undefined {
    // A text without values may be several statements, which cannot have a name.
    if (values.length === 0) return undefined
    const name = this.#names.get(text)
    if (name !== undefined || this.#names.size >= namesAtMost) return name
    return this.#isFrequent(text) ? this.#giveName(text) : undefined
  }

  #isFrequent(text: string): boolean {
    const uses = (this.#uses.get(text) ?? 0) + 1
    this.#uses.set(text, uses)
    return uses >= usesBeforeNaming
  }

  #giveName(text: string): string {
    const name = `fx_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
    this.#uses.delete(text)
    this.#names.set(text, name)
    return name
  }
}
