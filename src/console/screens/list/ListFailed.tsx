import { HttpError, useListContext, useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { rowsPerPage } from '../../session/api/rowsPerPage.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'

/** The failure, and a way on: what the address asks for may be refused each time, as an order by a property that is gone is. */
export function ListFailed({ resource }: { resource: Resource }) {
  const { error, refetch, setFilters, setPerPage, setSort } = useListContext()
  const { names } = useEntityWords(resource)
  const translate = useTranslate()
  const isRefused = error instanceof HttpError && [400, 403].includes(error.status)
  const reset = () => {
    setFilters({}, undefined, false)
    setPerPage(rowsPerPage)
    setSort({ field: resource.order.property, order: resource.order.direction })
  }
  return (
    <LoadFailed
      title={translate('screens.list.failed', { name: names })}
      error={error}
      {...(isRefused
        ? { action: 'screens.action.reset', onRetry: reset }
        : { onRetry: () => void refetch() })}
    />
  )
}
