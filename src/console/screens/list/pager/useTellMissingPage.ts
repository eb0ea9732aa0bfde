import { useEffect } from 'react'
import { useListContext, useNotify } from 'react-admin'

/**
 * Reports a missing page: where the total is an estimate, a page may not exist, and react-admin then shows the first one without
 * a message.
 */
export function useTellMissingPage(): void {
  const { page, data, isFetching } = useListContext()
  const notify = useNotify()
  const missing = !isFetching && page > 1 && data?.length === 0 ? page : undefined
  useEffect(() => {
    if (missing === undefined) return
    notify('screens.list.noSuchPage', { messageArgs: { page: missing } })
  }, [missing, notify])
}
