import { queryOptions } from '@tanstack/react-query'
import { textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { Grantable } from '#shared/permissions/Grantable.ts'
import { callApi } from '../../../session/api/session.ts'

/** The permissions and roles that the current user may grant, and the roles with more permissions than the user has. */
export const grantableQuery = queryOptions({
  queryKey: ['permissions', 'grantable'],
  queryFn: async ({ signal }) => read((await callApi('/permissions/grantable', { signal })).data),
  retry: false,
})

function read(data: unknown): Grantable {
  const answer = objectOf(data)
  return {
    menu_ids: textsOf(answer['menu_ids']),
    role_ids: textsOf(answer['role_ids']),
    above_role_ids: textsOf(answer['above_role_ids']),
  }
}
