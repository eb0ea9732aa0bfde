import { queryOptions } from '@tanstack/react-query'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { Explanation } from '#shared/permissions/Explanation.ts'
import { callApi } from '../../session/api/session.ts'
import type { Question } from './Question.ts'

/** Explains why a user or role may do something or not. */
export function permissionExplanationQuery(question: Question) {
  const query = new URLSearchParams(Object.entries(question))
  return queryOptions({
    queryKey: ['permissions', 'why', question],
    queryFn: async ({ signal }) => read((await callApi(`/permissions/why?${query}`, { signal })).data),
    // Permissions may have changed since the last answer.
    staleTime: 0,
    retry: false,
  })
}

function read(data: unknown): Explanation {
  if (!isExplanation(data)) throw new Error('ra.notification.http_error')
  return data
}

function isExplanation(data: unknown): data is Explanation {
  return (
    isJsonObject(data) &&
    typeof data['isAllowed'] === 'boolean' &&
    Array.isArray(data['chains']) &&
    Array.isArray(data['obstacles'])
  )
}
