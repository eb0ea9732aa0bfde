import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Making } from '#shared/validation/filledIn.ts'
import { currentUserQuery } from '../../session/api/currentQueries.ts'

/** Who fills in a form, and when it was opened. */
export function useMaking(): Making {
  const { data: person } = useQuery(currentUserQuery)
  const [now] = useState(() => new Date())
  const user = person?.id
  return useMemo(() => ({ user, now }), [user, now])
}
