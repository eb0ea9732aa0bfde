import type { Transaction } from '#server/database/Database.ts'
import { constraintOf } from '#server/database/databaseError.ts'
import type { ImportFault } from '#shared/contracts/import/ImportReport.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Language } from '#shared/contracts/Text.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { errorTable } from '#shared/errors/errorTable.ts'
import { pointerNames } from '#shared/messages/pointerNames.ts'
import { refusal } from '../../plugins/refusal.ts'
import { keyText } from './existingRecords.ts'
import { insertTogether, isRefusedByContent } from '../atOnce/CreateBatcher.ts'
import type { Inserts } from '../atOnce/CreateBatcher.ts'
import { importRow, insertsOfRow } from './importRow.ts'
import type { Importer, RowOutcome } from './importRow.ts'
import type { ImportRow } from './readRows.ts'
import { cellMessages } from './cellMessages.ts'
import { withResolvedNames } from './withResolvedNames.ts'
import { getRecord } from '../read/findRecord.ts'
import { textOf } from '../entity/textOf.ts'

/** The results of all rows. */
export interface Outcomes extends Record<RowOutcome | 'refused', number> {
  faults: readonly ImportFault[]
}

interface Settings {
  importer: Importer
  language: Language
}

/** Rows of a file, and their records by the values of the key. */
interface Chunk {
  rows: readonly ImportRow[]
  existing: ReadonlyMap<string, readonly JsonObject[]>
}

const faultsAtMost = 1000
/** The number of rows that share a statement: a round trip and a savepoint cost more than a row. */
const madeTogether = 32

/** Imports row by row. A refused row is rolled back, and the import goes on with the next row. */
export class RowImport {
  readonly #tx: Transaction
  readonly #settings: Settings
  readonly #counts: Record<RowOutcome | 'refused', number> = { made: 0, changed: 0, same: 0, refused: 0 }
  readonly #faults: ImportFault[] = []
  readonly #seen = new Set<string>()
  /** The new records that the next statement will make. */
  #gathered: { row: ImportRow; inserts: Inserts }[] = []

  constructor(tx: Transaction, settings: Settings) {
    this.#tx = tx
    this.#settings = settings
  }

  /** Imports the next rows of the file. */
  async take({ rows, existing }: Chunk): Promise<void> {
    for (const row of rows) await this.#orRefuse(row, () => this.#takeRow(row, existing))
    await this.#makeGathered()
  }

  get outcomes(): Outcomes {
    const faults = this.#faults.toSorted((one, other) => one.row - other.row)
    return { ...this.#counts, faults: faults.slice(0, faultsAtMost) }
  }

  async #takeRow(read: ImportRow, existing: Chunk['existing']): Promise<void> {
    const { importer } = this.#settings
    if (read.isTooWide) throw new AppError('IMPORT_ROW_TOO_WIDE')
    if (read.again) await this.#makeGathered()
    const given = (await read.again?.()) ?? read
    const key = keyOf(given, importer.key, this.#seen)
    const found = onlyOne(key === undefined ? [] : (existing.get(key) ?? []), importer.key)
    const row = await withResolvedNames(this.#tx, given, { importer, existing: found })
    const inserts = found ? undefined : await insertsOfRow(this.#tx, row, importer)
    if (inserts) {
      this.#gathered.push({ row, inserts })
      if (this.#gathered.length === madeTogether) await this.#makeGathered()
      return
    }
    // The row may refer to rows before it.
    await this.#makeGathered()
    await this.#importAlone(row, found)
  }

  async #importAlone(row: ImportRow, existing?: JsonObject): Promise<void> {
    const { importer } = this.#settings
    const { table } = importer.route
    const attempt = (record: JsonObject | undefined) =>
      this.#tx.attempt((inner) => importRow(inner, row, { importer, existing: record }))
    try {
      this.#counts[await attempt(existing)] += 1
    } catch (error) {
      if (!existing || !(error instanceof AppError) || error.code !== 'VERSION_OUTDATED') throw error
      // An earlier row has changed a value computed in this record.
      this.#counts[await attempt(await getRecord(this.#tx, table, textOf(existing['id'])))] += 1
    }
  }

  /** Makes the gathered records by one statement; one by one if the database refuses any of them. */
  async #makeGathered(): Promise<void> {
    const gathered = this.#gathered
    this.#gathered = []
    if (gathered.length === 0) return
    if (await this.#isMade(gathered.map(({ inserts }) => inserts))) this.#counts.made += gathered.length
    else for (const { row } of gathered) await this.#orRefuse(row, () => this.#importAlone(row))
  }

  async #isMade(inserts: readonly Inserts[]): Promise<boolean> {
    try {
      await this.#tx.attempt(async (inner) => {
        const made = await inner.rows(insertTogether(inserts))
        if (made.length < inserts.length) throw new AppError('REFERENCE_MISSING')
      })
      return true
    } catch (error) {
      if (isRefusal(error) || (isRefusedByContent(error) && constraintOf(error)?.kind !== 'serialization'))
        return false
      throw error
    }
  }

  async #orRefuse(row: ImportRow, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!isRefusal(error)) throw error
      this.#counts.refused += 1
      if (this.#faults.length < faultsAtMost) this.#faults.push(...faultsOf(error, row, this.#settings))
    }
  }
}

/** The value of the key by which a row finds its record; the second row with the same value is refused. */
function keyOf({ values }: ImportRow, key: string | undefined, seen: Set<string>): string | undefined {
  const value = key === undefined ? undefined : values[key]
  if (value === undefined) return undefined
  const text = keyText(value)
  if (seen.has(text)) throw keyFault(key, 'keyRepeated')
  seen.add(text)
  return text
}

function onlyOne([record, other]: readonly JsonObject[], key = ''): JsonObject | undefined {
  if (other) throw keyFault(key, 'keyAmbiguous')
  return record
}

function keyFault(key: string | undefined, code: 'keyRepeated' | 'keyAmbiguous'): AppError {
  return new AppError('INPUT_INVALID', { fields: [{ path: `/${key}`, code, message: cellMessages[code] }] })
}

/** Whether the error is the row's fault and not the server's or the database's. */
function isRefusal(error: unknown): error is AppError {
  if (!(error instanceof AppError) || constraintOf(error)?.kind === 'serialization') return false
  return errorTable[error.code].status < 500 && error.code !== 'WRITE_CONFLICT'
}

function faultsOf(error: AppError, { row }: ImportRow, { importer, language }: Settings): ImportFault[] {
  const { entity } = importer.route.table
  const { error: facts, msg } = refusal(error, { language, entity, traceId: '' })
  const fields = facts.fields ?? []
  if (fields.length === 0) return [{ row, code: error.code, message: msg }]
  return fields.map(({ path, code, message }) => {
    const property = pointerNames(path)[0]
    return { row, code, message, ...(property === undefined ? {} : { property }) }
  })
}
