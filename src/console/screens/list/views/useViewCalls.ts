import { useQueryClient } from '@tanstack/react-query'
import type { SavedView } from '#shared/contracts/SavedView.ts'
import { callApi } from '../../../session/api/session.ts'
import { currentUserQuery } from '../../../session/api/currentQueries.ts'
import { viewOf } from './viewOf.ts'
import { viewsQuery } from './viewsQuery.ts'

/** Saves, changes and removes views on the server; each function rejects as its call does. */
export function useViewCalls() {
  const queries = useQueryClient()
  const call = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    try {
      return (await callApi(path, { method, ...(body && { body: JSON.stringify(body) }) })).data
    } finally {
      // The current user's data contain the views that lists open with.
      void queries.invalidateQueries({ queryKey: currentUserQuery.queryKey })
      await queries.invalidateQueries({ queryKey: viewsQuery.queryKey })
    }
  }
  return {
    add: async ({ entity, title, look, shared }: Omit<SavedView, 'id' | 'owner' | 'opens'>) =>
      requireView(await call('POST', '/current/views', { entity, title, look, shared })),
    change: async ({ id, title, look, shared }: Omit<SavedView, 'entity' | 'owner' | 'opens'>) =>
      requireView(await call('PUT', `/current/views/${id}`, { title, look, shared })),
    openWith: ({ id, entity }: Pick<SavedView, 'id' | 'entity'>) =>
      call('PUT', `/current/opening-views/${entity}`, { id }),
    openPlainly: (entity: string) => call('DELETE', `/current/opening-views/${entity}`),
    remove: ({ id }: Pick<SavedView, 'id'>) => call('DELETE', `/current/views/${id}`),
  }
}

function requireView(answer: unknown): SavedView {
  const view = viewOf(answer)
  if (!view) throw new TypeError('The server answered with no view')
  return view
}
