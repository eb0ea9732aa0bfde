import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { FillContext } from '#shared/validation/fillRecord.ts'
import { currentUserQuery } from '../../session/api/currentQueries.ts'

/** The user who fills in a form, the moment at which it was opened, and the time zone of the server, whose day is filled in. */
export function useFillContext(): FillContext {
  const { data: person } = useQuery(currentUserQuery)
  const [now] = useState(() => new Date())
  const user = person?.id
  const zone = person?.serverZone
  return useMemo(() => ({ user, now, zone }), [user, now, zone])
}
