import { HttpError } from 'react-admin'
import type { Identifier } from 'react-admin'
import { recordsAtMost } from '#shared/contracts/BulkReport.ts'
import type { BulkRefusal, BulkReport } from '#shared/contracts/BulkReport.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { textOf } from '../../kit/text/readValue.ts'
import type { FenxiaoDataProvider } from '../../session/api/dataProvider/FenxiaoDataProvider.ts'

type Change = Parameters<FenxiaoDataProvider['changeMany']>[1]

/**
 * Changes many records, each on its own, with as many calls as their number needs. If a later call fails, its records and all
 * after them are reported as refused.
 */
export async function changeInParts(
  { changeMany }: Pick<FenxiaoDataProvider, 'changeMany'>,
  entity: string,
  { ids, ...change }: Change,
): Promise<BulkReport> {
  const done: string[] = []
  const refused: BulkRefusal[] = []
  for (let first = 0; first < ids.length; first += recordsAtMost) {
    try {
      const part = ids.slice(first, first + recordsAtMost)
      const report = await changeMany(entity, { ...change, ids: part })
      done.push(...report.done)
      refused.push(...report.refused)
    } catch (error) {
      if (first === 0) throw error
      refused.push(...ids.slice(first).map((id) => leftBy(error, id)))
      break
    }
  }
  return { done, refused }
}

function leftBy(error: unknown, id: Identifier): BulkRefusal {
  const code = error instanceof HttpError && isJsonObject(error.body) ? textOf(error.body['id']) : ''
  const message = error instanceof Error ? error.message : ''
  return { id: String(id), code, message, fields: [] }
}
