import type { Transaction } from '#server/database/Database.ts'
import { constraintOf } from '#server/database/databaseError.ts'
import type { ImportFault } from '#shared/contracts/ImportReport.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Language } from '#shared/contracts/Text.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { errorTable } from '#shared/errors/errorTable.ts'
import { pointerNames } from '#shared/messages/fieldFact.ts'
import { refusal } from '../../plugins/refusal.ts'
import { keyText } from './existingRecords.ts'
import { importRow } from './importRow.ts'
import type { Importer, Outcome } from './importRow.ts'
import type { ImportRow } from './readRows.ts'

/** What became of all rows. */
export interface Outcomes extends Record<Outcome | 'refused', number> {
  faults: readonly ImportFault[]
}

interface Rows {
  rows: readonly ImportRow[]
  /** By their values of the key. */
  existing: ReadonlyMap<string, readonly JsonObject[]>
  importer: Importer
  language: Language
  /** Whether nobody waits for the answer any more. */
  isStopped: () => boolean
}

const faultsAtMost = 1000

/** Imports row by row; what a refused one did is taken back, and the next one goes on. */
export async function importRows(
  tx: Transaction,
  { rows, existing, importer, language, isStopped }: Rows,
): Promise<Outcomes> {
  const counts: Record<Outcome | 'refused', number> = { made: 0, changed: 0, same: 0, refused: 0 }
  const faults: ImportFault[] = []
  const seen = new Set<string>()
  for (const row of rows) {
    if (isStopped()) throw new AppError('IMPORT_STOPPED')
    try {
      const key = keyOf(row, importer.key, seen)
      const found = onlyOne(key === undefined ? [] : (existing.get(key) ?? []), importer.key)
      counts[await tx.attempt((inner) => importRow(inner, row, { importer, existing: found }))] += 1
    } catch (error) {
      if (!isRefusal(error)) throw error
      counts.refused += 1
      if (faults.length < faultsAtMost) faults.push(...faultsOf(error, row, { importer, language }))
    }
  }
  return { ...counts, faults: faults.slice(0, faultsAtMost) }
}

/** The value by which a row finds its record; one that two rows have is refused the second time. */
function keyOf({ values }: ImportRow, key: string | undefined, seen: Set<string>): string | undefined {
  const value = key === undefined ? undefined : values[key]
  if (value === undefined) return undefined
  const text = keyText(value)
  if (seen.has(text))
    throw new AppError('INPUT_INVALID', { fields: [{ path: `/${key}`, code: 'keyRepeated' }] })
  seen.add(text)
  return text
}

function onlyOne([record, other]: readonly JsonObject[], key = ''): JsonObject | undefined {
  if (other) throw new AppError('INPUT_INVALID', { fields: [{ path: `/${key}`, code: 'keyAmbiguous' }] })
  return record
}

/** Whether a row is wrong, rather than the server or the database at their end. */
function isRefusal(error: unknown): error is AppError {
  if (!(error instanceof AppError) || constraintOf(error)?.kind === 'serialization') return false
  return errorTable[error.code].status < 500 && error.code !== 'WRITE_CONFLICT'
}

function faultsOf(
  error: AppError,
  { row }: ImportRow,
  { importer, language }: Pick<Rows, 'importer' | 'language'>,
): ImportFault[] {
  const { entity } = importer.route.table
  const { error: told, msg } = refusal(error, { language, entity, traceId: '' })
  const fields = told?.fields ?? []
  if (fields.length === 0) return [{ row, code: error.code, message: msg }]
  return fields.map(({ path, code, message }) => {
    const property = pointerNames(path)[0]
    return { row, code, message, ...(property === undefined ? {} : { property }) }
  })
}
