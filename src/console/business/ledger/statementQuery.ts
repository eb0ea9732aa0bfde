import { queryOptions } from '@tanstack/react-query'
import type { EntityName } from '#generated/types/EntityName.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { Statement, StatementMonth } from '#shared/business/commission/Statement.ts'
import { callApi } from '../../session/api/session.ts'
import { textOf } from '../../kit/text/readValue.ts'

/** A user's earnings by month. */
export function statementQuery(id: string) {
  return queryOptions({
    queryKey: ['distributionLog' satisfies EntityName, 'statement', id],
    queryFn: async ({ signal }) => read((await callApi(`/users/${id}/statement`, { signal })).data),
    retry: false,
  })
}

function read(data: unknown): Statement {
  const answer = objectOf(data)
  return {
    invited: Number(answer['invited'] ?? 0),
    ...sumsOf(answer),
    months: listOf(answer['months'])
      .filter(isJsonObject)
      .map((month): StatementMonth => ({
        month: textOf(month['month']),
        lines: Number(month['lines'] ?? 0),
        ...sumsOf(month),
      })),
  }
}

function sumsOf(values: Readonly<Record<string, unknown>>) {
  const [earned, taken_back, sum] = ['earned', 'taken_back', 'sum'].map((name) => Number(values[name] ?? 0))
  return { earned: earned ?? 0, taken_back: taken_back ?? 0, sum: sum ?? 0 }
}
