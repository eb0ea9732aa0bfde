import type { Transaction } from '#server/database/Database.ts'
import type { Sql } from '#server/database/sql.ts'

/** A substitute for a transaction that only collects inserts. A rule that reads or changes anything needs a real transaction. */
export class InsertCollector implements Transaction {
  readonly inserts: Sql[] = []
  #needsTransaction = false

  /** Whether anything but inserts was asked for; the collected inserts are then incomplete. */
  get needsTransaction(): boolean {
    return this.#needsTransaction
  }

  async add(...inserts: readonly Sql[]): Promise<void> {
    // Inside the same statement, a query would not see the rows of the record's own insert.
    if (inserts.some(reads)) this.#refuse()
    this.inserts.push(...inserts)
  }

  async run(): Promise<never> {
    return this.#refuse()
  }

  async rows(): Promise<never> {
    return this.#refuse()
  }

  async row(): Promise<never> {
    return this.#refuse()
  }

  async runUnawaited(): Promise<never> {
    return this.#refuse()
  }

  async attempt(): Promise<never> {
    return this.#refuse()
  }

  #refuse(): never {
    // If a rule catches the error, it goes on as if the query had been answered.
    this.#needsTransaction = true
    throw new Error('a transaction is needed')
  }
}

function reads({ strings }: Sql): boolean {
  return strings.some((text) => /\bselect\b/i.test(text))
}
