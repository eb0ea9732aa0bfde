import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Making } from '#shared/validation/filledIn.ts'
import { currentUserQuery } from '../../session/api/currentQueries.ts'

/** Who fills in a form, when it was opened, and where the server is, whose day it fills in. */
export function useMaking(): Making {
  const { data: person } = useQuery(currentUserQuery)
  const [now] = useState(() => new Date())
  const user = person?.id
  const zone = person?.serverZone
  return useMemo(() => ({ user, now, zone }), [user, now, zone])
}
