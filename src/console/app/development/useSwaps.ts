import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { liveResources } from '../../session/entities/liveResources.ts'

/** While the console is worked on: what was fetched is fetched again once the server or an entity changed. */
export function useSwaps(queryClient: QueryClient): void {
  useEffect(() => {
    if (!import.meta.hot) return undefined
    const refetch = () => void queryClient.invalidateQueries()
    import.meta.hot.on('fenxiao:swapped', refetch)
    const unsubscribe = liveResources.subscribe(refetch)
    return () => {
      import.meta.hot?.off('fenxiao:swapped', refetch)
      unsubscribe()
    }
  }, [queryClient])
}
