import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { liveResources } from '../../session/entities/liveResources.ts'

/** In development, fetches all data again after the server or an entity has changed. */
export function useRefetchOnHotUpdate(queryClient: QueryClient): void {
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
