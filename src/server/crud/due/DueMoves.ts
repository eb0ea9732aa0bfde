import type { Database } from '#server/database/Database.ts'
import { identifier, raw, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { DueTime, Move } from '#shared/contracts/StateMachine.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { Catalog } from '../entity/Context.ts'
import { inWriteTransaction, turnOfRecord } from '../entity/inWriteTransaction.ts'
import { tableSql } from '../entity/tableSql.ts'
import { lockOwners, rowsById } from '../write/lockOwners.ts'
import { moveRecord } from '../write/updateRecord.ts'
import { momentBefore } from '#shared/fields/times/momentBefore.ts'

interface DueParts {
  database: Database
  catalog: Catalog
  tables: readonly Table[]
  /** Receives each record whose move is refused by a rule or the database; again only when the reason changes. */
  onRefused: (refused: { entity: string; id: string; move: string; error: unknown }) => void
}

interface Timed {
  table: Table
  status: string
  move: Move
  due: DueTime
}

const pageSize = 500

/**
 * Makes the moves that are due. Every process may call it at any time: each move is a transaction that locks its record
 * first, so the second process finds the record moved already, and nothing is lost after a stop.
 */
export class DueMoves {
  readonly #parts: DueParts
  readonly #timed: readonly Timed[]
  /** The reasons that were reported, by record and move. */
  readonly #reported = new Map<string, string>()

  constructor(parts: DueParts) {
    this.#parts = parts
    this.#timed = parts.tables.flatMap(timedMoves)
  }

  /** Whether any entity has moves by time. */
  get isNeeded(): boolean {
    return this.#timed.length > 0
  }

  /** Makes all moves due by the database's clock, which all processes share. Returns the number made by this process. */
  async make(now?: Date): Promise<number> {
    const moment = now ?? (await this.#databaseNow())
    let made = 0
    for (const timed of this.#timed) made += await this.#makeAll(timed, moment)
    return made
  }

  async #databaseNow(): Promise<Date> {
    const row = await this.#parts.database.row<{ now: string }>(sql`SELECT clock_timestamp() AS now`)
    if (!row) throw new TypeError('the database does not know the time')
    return new Date(row.now)
  }

  async #makeAll(timed: Timed, now: Date): Promise<number> {
    let made = 0
    let after: string | undefined
    for (;;) {
      const ids = await this.#dueAfter(timed, now, after)
      for (const id of ids) if (await this.#makeOne(timed, id, now)) made += 1
      after = ids.at(-1)
      if (ids.length < pageSize) return made
    }
  }

  async #dueAfter(timed: Timed, now: Date, after: string | undefined): Promise<string[]> {
    const beyond = after === undefined ? raw('TRUE') : sql`t."id" > ${after}`
    const rows = await this.#parts.database.rows<{ id: string }>(
      sql`SELECT t."id" FROM ${tableSql(timed.table).name} t WHERE ${dueSql(timed, now)} AND ${beyond}
        ORDER BY t."id" LIMIT ${pageSize}`,
    )
    return rows.map(({ id }) => id)
  }

  async #makeOne(timed: Timed, id: string, now: Date): Promise<boolean> {
    const { table, move } = timed
    const { database, catalog, onRefused } = this.#parts
    const key = `${table.entity} ${id} ${move.code}`
    try {
      const isMade = await inWriteTransaction(
        database,
        async (tx) => {
          await lockOwners(tx, table, { stored: rowsById(table, [id]) }, catalog)
          // A process that waited for the lock sees the record as the other left it: moved, or due at another time.
          const isDue = await tx.row(
            sql`SELECT t."id" FROM ${tableSql(table).name} t WHERE t."id" = ${id} AND ${dueSql(timed, now)} FOR NO KEY UPDATE`,
          )
          if (!isDue) return false
          await moveRecord(tx, table, { id, move: move.code }, { catalog, isServer: true, yields: true })
          return true
        },
        turnOfRecord(table, { id }),
      )
      this.#reported.delete(key)
      return isMade
    } catch (error) {
      // The move's condition is not met yet.
      if (error instanceof AppError && error.code === 'MOVE_UNREADY') return false
      const reason = reasonOf(error)
      if (this.#reported.get(key) !== reason) onRefused({ entity: table.entity, id, move: move.code, error })
      this.#reported.set(key, reason)
      return false
    }
  }
}

/** The reason for which a move was refused: the code of the refusal, or the text of any other error. */
function reasonOf(error: unknown): string {
  return error instanceof AppError ? error.code : String(error)
}

function timedMoves(table: Table): Timed[] {
  const { states } = table
  return (states?.moves ?? []).flatMap((move) =>
    states && move.due ? [{ table, status: states.property, move, due: move.due }] : [],
  )
}

function dueSql({ table, status, move, due }: Timed, now: Date): Sql {
  const type = table.columns.find(({ name }) => name === due.source)?.type
  const moment = momentBefore(now, due.minutes, type === 'date' ? 'date' : 'timestamp')
  const alive = tableSql(table).alive
  return sql`${alive} AND t.${identifier(status)} = ANY(${[...move.from]}::text[]) AND t.${identifier(due.source)} <= ${moment}`
}
