import type { Transaction } from '#server/database/Database.ts'
import type { Sql } from '#server/database/sql.ts'

/** Stands in for a transaction as long as it is only told what to insert; a rule that reads or changes anything needs a real one. */
export class GatheredInserts implements Transaction {
  readonly inserts: Sql[] = []
  #isAsked = false

  /** Whether more was asked for than inserts; then they are not all. */
  get isAsked(): boolean {
    return this.#isAsked
  }

  async add(...inserts: readonly Sql[]): Promise<void> {
    // Beside the record's own insert it would look in vain for what that writes.
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

  async later(): Promise<never> {
    return this.#refuse()
  }

  async attempt(): Promise<never> {
    return this.#refuse()
  }

  #refuse(): never {
    // A rule that catches the error would go on as if the question had been answered.
    this.#isAsked = true
    throw new Error('a transaction is needed')
  }
}

function reads({ strings }: Sql): boolean {
  return strings.some((text) => /\bselect\b/i.test(text))
}
