import type { ImportColumn } from '#shared/contracts/import/ImportReport.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { exportWords } from '#shared/messages/exportWords.ts'
import { labelOf } from '../../plugins/labels.ts'
import { isWritable } from '../entity/isWritable.ts'
import { keysOf } from './readImportQuery.ts'

/** The property that each column fills, found by its name or by its label in either language, as exports write it. */
export function matchColumns(
  table: Table,
  { fields }: Resource,
  { heads, key }: { heads: readonly string[]; key?: string | undefined },
): ImportColumn[] {
  const sources = fields.map(({ source }) => source)
  const all = [...(sources.includes('id') ? [] : ['id']), ...sources]
  const names = namesOf(
    table,
    all.filter((source) => source === key || isWritable(table, source)),
  )
  const keys = namesOf(table, keysOf(table))
  const columns = heads.map((head) => {
    const [property, found] = [calledIn(names, head), calledIn(keys, head)]
    return { head, ...(property !== undefined && { property }), ...(found !== undefined && { key: found }) }
  })
  requireDistinct(columns)
  return columns
}

/** Properties by name and label. A name takes precedence over another property's label. */
function namesOf({ entity }: Table, sources: readonly string[]): Map<string, string> {
  const labelled = sources.flatMap((source) =>
    (['zh', 'en'] as const).flatMap((language) => {
      const label = labelOf(entity, `/${source}`, language)
      return [label, exportWords[language].inYuan(label)].map((name) => ({ name, source }))
    }),
  )
  const names = new Map(sources.map((source) => [source, source]))
  for (const { name, source } of [...sources.map((each) => ({ name: each, source: each })), ...labelled]) {
    const key = name.toLowerCase()
    if (!names.has(key)) names.set(key, source)
  }
  return names
}

/** Finds an exact head first, then ignores upper and lower case: `ID` and `id` may be two columns. */
function calledIn(names: ReadonlyMap<string, string>, head: string): string | undefined {
  return names.get(head) ?? names.get(head.toLowerCase())
}

function requireDistinct(columns: readonly ImportColumn[]): void {
  const seen = new Set<string>()
  for (const { head, property } of columns) {
    if (property !== undefined && seen.has(property)) throw new AppError('IMPORT_COLUMN_TWICE', { head })
    if (property !== undefined) seen.add(property)
  }
}
