import { useEffect } from 'react'
import { useListContext, useNotify } from 'react-admin'

/** Where the total is a guess a page may turn out not to be there: react-admin then shows the first one, without a word. */
export function useTellMissingPage(): void {
  const { page, data, isFetching } = useListContext()
  const notify = useNotify()
  const missing = !isFetching && page > 1 && data?.length === 0 ? page : undefined
  useEffect(() => {
    if (missing === undefined) return
    notify('screens.list.noSuchPage', { messageArgs: { page: missing } })
  }, [missing, notify])
}
