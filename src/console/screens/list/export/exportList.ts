import type { DataProvider, RaRecord, SortPayload } from 'react-admin'
import type { Field } from '#shared/contracts/Resource.ts'
import { namesOnly } from '../../../session/api/readOptions.ts'
import { recordName } from '../../../session/entities/recordName.ts'
import { resourceOf } from '../../../session/entities/resourceOf.ts'
import { referencedIds } from '../../../fields/reference/referencedIds.ts'
import type { ValueWords } from '../../../fields/ValueWords.ts'
import { csvOf } from './csvOf.ts'
import { download } from './download.ts'
import { exportCell } from './exportCell.ts'
import { exportFileName } from './exportFileName.ts'
import { exportLimit, readAllRows } from './exportRows.ts'

interface ExportOptions {
  entity: string
  /** What the entity's records are called; the file is named by it. */
  names: string
  fields: readonly Field[]
  /** The head of a column. */
  title: (field: Field) => string
  values: ValueWords
  filter: Record<string, unknown>
  sort: SortPayload
  onProgress: (done: number, total: number) => void
}

/** What was written, and how many rows the filters find. */
export interface Exported {
  count: number
  total: number
  limit: number
}

/** Reads all rows page by page and hands them to the browser as a CSV file. */
export async function exportList(
  dataProvider: DataProvider,
  { entity, fields, title, values, filter, sort, names: entityNames, onProgress }: ExportOptions,
): Promise<Exported> {
  const { rows, total } = await readAllRows(dataProvider, { entity, filter, sort, onProgress })
  const names = await namesOf(dataProvider, referencedIds(fields, rows))
  const lineOf = (record: RaRecord) => fields.map((field) => exportCell(field, record, { names, values }))
  download(exportFileName(entityNames), csvOf(fields.map(title), rows.map(lineOf)))
  return { count: rows.length, total, limit: exportLimit }
}

async function namesOf(
  dataProvider: DataProvider,
  idsByEntity: ReadonlyMap<string, string[]>,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  for (const [entity, ids] of idsByEntity) {
    const display = { display: resourceOf(entity)?.display ?? 'id' }
    for (let at = 0; at < ids.length; at += 100) {
      const { data } = await dataProvider.getMany(entity, { ids: ids.slice(at, at + 100), meta: namesOnly })
      for (const record of data) names.set(String(record.id), recordName(display, record))
    }
  }
  return names
}
