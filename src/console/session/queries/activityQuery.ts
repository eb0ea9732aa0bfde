import { queryOptions } from '@tanstack/react-query'
import type { Audit } from '#generated/types/audit.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { callApi } from '../api/session.ts'

/** A change that the current user made. */
export interface Activity {
  id: string
  action: string
  entity: string
  recordId: string
  subject: string
  at: string
}

/** The latest changes of the current user, newest first; fetched each time they are shown. */
export const activityQuery = queryOptions({
  queryKey: ['activity'],
  queryFn: async ({ signal }) => readActivity((await callApi('/current/activity', { signal })).data),
  staleTime: 0,
  retry: 1,
})

function readActivity(data: unknown): Activity[] {
  return (Array.isArray(data) ? data : []).filter(isJsonObject).map((line) => {
    const text = (name: keyof Audit) => textOf(line[name])
    return {
      id: text('id'),
      action: text('action'),
      entity: text('entity'),
      recordId: text('record_id'),
      subject: text('subject'),
      at: text('created_at'),
    }
  })
}
