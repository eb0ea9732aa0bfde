import { useQueryClient } from '@tanstack/react-query'
import type { SavedView } from '#shared/contracts/SavedView.ts'
import { callApi } from '../../../session/api/session.ts'
import { viewsQuery } from './viewsQuery.ts'

/** Keeps, changes and removes views on the server; each fails as the call does. */
export function useViewCalls() {
  const queries = useQueryClient()
  const call = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    try {
      await callApi(path, { method, ...(body && { body: JSON.stringify(body) }) })
    } finally {
      await queries.invalidateQueries({ queryKey: viewsQuery.queryKey })
    }
  }
  return {
    add: ({ entity, title, look, shared }: Omit<SavedView, 'id' | 'owner'>) =>
      call('POST', '/current/views', { entity, title, look, shared }),
    change: ({ id, title, look, shared }: Omit<SavedView, 'entity' | 'owner'>) =>
      call('PUT', `/current/views/${id}`, { title, look, shared }),
    remove: ({ id }: Pick<SavedView, 'id'>) => call('DELETE', `/current/views/${id}`),
  }
}
