import type { Identifier } from 'react-admin'
import { recordsAtMost } from '#shared/contracts/BulkReport.ts'
import type { BulkReport } from '#shared/contracts/BulkReport.ts'
import type { FenxiaoDataProvider } from '../../session/api/dataProvider/FenxiaoDataProvider.ts'

type Change = Parameters<FenxiaoDataProvider['changeMany']>[1]

/** Changes each of many records by itself, as many at once as a call takes; those of a part that fails and of later ones stay. */
export async function changeInParts(
  { changeMany }: Pick<FenxiaoDataProvider, 'changeMany'>,
  entity: string,
  { ids, ...change }: Change,
): Promise<BulkReport> {
  const reports: BulkReport[] = []
  for (const part of partsOf(ids)) reports.push(await changeMany(entity, { ...change, ids: part }))
  return {
    done: reports.flatMap(({ done }) => done),
    refused: reports.flatMap(({ refused }) => refused),
  }
}

function partsOf(ids: readonly Identifier[]): Identifier[][] {
  const parts = Array.from({ length: Math.ceil(ids.length / recordsAtMost) }, (_, index) => index)
  return parts.map((index) => ids.slice(index * recordsAtMost, (index + 1) * recordsAtMost))
}
