import { useEffect, useEffectEvent } from 'react'
import { useListContext } from 'react-admin'
import { retryAsTold } from '../../session/api/createQueryClient.ts'
import { toldInPlace } from './useTellStale.ts'

/** Leaves the rows that are there as they are when a list comes into sight: they are shown first, and refetched afterwards. */
export const askLater = { ...toldInPlace, refetchOnMount: false, retry: retryAsTold } as const

/** Who only passes by, on the way to another tab, asks for nothing. */
const stayMs = 300

/** Refetches the rows of a list that came into sight with the ones it had. */
export function useLateRefetch(): void {
  const { data, isPending, refetch } = useListContext()
  const hasRows = useEffectEvent(() => data !== undefined && !isPending)
  const ask = useEffectEvent(() => void refetch())
  useEffect(() => {
    if (!hasRows()) return undefined
    const timer = setTimeout(() => ask(), stayMs)
    return () => clearTimeout(timer)
  }, [])
}
