import { useEffect, useEffectEvent } from 'react'
import { useListContext } from 'react-admin'
import { whenIdle } from '../../browser/whenIdle.ts'

/** Leaves the rows that are there as they are when a list comes into sight: they are shown first, and asked for anew afterwards. */
export const askLater = { refetchOnMount: false } as const

/** Asks for the rows of a list anew that came into sight with the ones it had. */
export function useLateRefetch(): void {
  const { data, isPending, refetch } = useListContext()
  const hasRows = useEffectEvent(() => data !== undefined && !isPending)
  const ask = useEffectEvent(() => void refetch())
  useEffect(() => (hasRows() ? whenIdle(() => ask()) : undefined), [])
}
