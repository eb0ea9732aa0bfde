import type { ImportColumn } from '#shared/contracts/ImportReport.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { exportWords } from '#shared/messages/exportWords.ts'
import { labelOf } from '../../plugins/labels.ts'

/** Which property each column fills: by its name, or by its label in either language, as exports write it too. */
export function matchColumns(
  table: Table,
  { fields }: Resource,
  { heads, key }: { heads: readonly string[]; key: string | undefined },
): ImportColumn[] {
  const names = new Map<string, string>()
  const sources = fields.map(({ source }) => source)
  for (const source of [...(sources.includes('id') ? [] : ['id']), ...sources]) {
    if (source === key || isWritable(table, source))
      for (const name of namesOf(table, source)) if (!names.has(name)) names.set(name, source)
  }
  const columns = heads.map((head) => {
    const property = names.get(head.toLowerCase())
    return { head, ...(property === undefined ? {} : { property }) }
  })
  requireDistinct(columns)
  return columns
}

function namesOf({ entity }: Table, source: string): string[] {
  const labels = (['zh', 'en'] as const).flatMap((language) => {
    const label = labelOf(entity, `/${source}`, language)
    return [label, exportWords[language].inYuan(label)]
  })
  return [source, ...labels].map((name) => name.toLowerCase())
}

function isWritable({ columns, links }: Table, source: string): boolean {
  const column = columns.find(({ name }) => name === source)
  if (!column) return links.some(({ property }) => property === source)
  return column.access !== 'readOnly' && column.auto === undefined
}

function requireDistinct(columns: readonly ImportColumn[]): void {
  const seen = new Set<string>()
  for (const { head, property } of columns) {
    if (property !== undefined && seen.has(property)) throw new AppError('IMPORT_COLUMN_TWICE', { head })
    if (property !== undefined) seen.add(property)
  }
}
