import { queryOptions } from '@tanstack/react-query'
import type { EntityName } from '#generated/types/EntityName.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { Sales, SalesMonth } from '#shared/business/commission/Sales.ts'
import { callApi } from '../../session/api/session.ts'
import { textOf } from '../../kit/text/readValue.ts'

/** A good's sales by month. */
export function salesQuery(id: string) {
  return queryOptions({
    // Below the orders' key, because every change of an order changes the sales.
    queryKey: ['order' satisfies EntityName, 'sales', id],
    queryFn: async ({ signal }) => read((await callApi(`/goods/${id}/sales`, { signal })).data),
    retry: false,
  })
}

function read(data: unknown): Sales {
  const answer = objectOf(data)
  return {
    ...figuresOf(answer),
    months: listOf(answer['months'])
      .filter(isJsonObject)
      .map((month): SalesMonth => ({
        month: textOf(month['month']),
        ...figuresOf(month),
      })),
  }
}

function figuresOf(values: Readonly<Record<string, unknown>>) {
  const figure = (name: keyof Omit<SalesMonth, 'month'>) => Number(values[name] ?? 0)
  return {
    orders: figure('orders'),
    sold: figure('sold'),
    refunded: figure('refunded'),
    commission: figure('commission'),
  }
}
