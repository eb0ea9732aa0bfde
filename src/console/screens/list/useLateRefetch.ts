import { useEffect, useEffectEvent } from 'react'
import { useListContext } from 'react-admin'
import { retryOnRetryAfter } from '../../session/api/createQueryClient.ts'
import { withoutErrorMessage } from './useNotifyStale.ts'

/** Query options for a list that shows its former rows first when it comes into sight, and refetches them afterwards. */
export const keepRowsOnMount = {
  ...withoutErrorMessage,
  refetchOnMount: false,
  retry: retryOnRetryAfter,
} as const

/** How long a list must be in sight before its refetch, in milliseconds; a tab that is only passed by requests nothing. */
const stayMs = 300

/** Refetches a list that came into sight with its former rows. */
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
