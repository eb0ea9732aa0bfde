import type { JsonObject } from '#shared/contracts/Json.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import type { ImportRow } from './readRows.ts'

/** Accepts a text that looks damaged by a spreadsheet if the record has exactly this text. */
export function acceptUnchangedTexts(row: ImportRow, existing: JsonObject | undefined): ImportRow {
  const kept = row.faults.filter((fault) => isKept(fault, existing))
  if (kept.length === 0) return row
  const texts = kept.map(({ path }) => [nameIn(path), existing?.[nameIn(path)] ?? null] as const)
  return {
    ...row,
    values: { ...row.values, ...Object.fromEntries(texts) },
    faults: row.faults.filter((fault) => !kept.includes(fault)),
  }
}

function isKept({ path, params }: FieldFact, existing: JsonObject | undefined): boolean {
  const lost = params?.['lost']
  return lost !== undefined && lost === existing?.[nameIn(path)]
}

function nameIn(path: string): string {
  return path.slice(1)
}
