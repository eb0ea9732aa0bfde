import { HttpError } from 'ra-core'
import type { AuthProvider } from 'ra-core'
import type { QueryClient } from '@tanstack/react-query'
import type { Resource } from '#shared/contracts/Resource.ts'
import { config } from '../../kit/config/config.ts'
import { accessOf, codeOfAction, mayDo } from '../access/Access.ts'
import { currentUserQuery, menusQuery } from './currentQueries.ts'
import { isLoggedIn, logOut } from './session.ts'

/** Answers react-admin's questions about the user from what the server answered. */
export function createAuthProvider(queryClient: QueryClient, resources: readonly Resource[]): AuthProvider {
  const loadCodes = async () =>
    accessOf(await queryClient.ensureQueryData(menusQuery), config.permissionChecking).codes
  return {
    // The log-in page is not part of react-admin: see login/loginPage.ts.
    login: () => Promise.resolve(),
    async checkAuth() {
      // A rejection with words would show them as a toast on the log-in page.
      if (!isLoggedIn()) throw Object.assign(new Error(), { message: false })
    },
    async checkError(error) {
      if (!(error instanceof HttpError)) return
      if (error.status === 401) throw Object.assign(new Error(), { message: false })
      // The permissions changed while the page was open, so the menu should follow.
      if (error.status === 403) await queryClient.invalidateQueries({ queryKey: menusQuery.queryKey })
    },
    async logout() {
      await logOut()
      return false
    },
    async getIdentity() {
      const { id, name, avatar } = await queryClient.ensureQueryData(currentUserQuery)
      return { id, fullName: name, avatar }
    },
    getPermissions: loadCodes,
    async canAccess({ resource: entity, action }) {
      const resource = resources.find((each) => each.entity === entity)
      return resource !== undefined && mayDo(await loadCodes(), codeOfAction(resource, action))
    },
  }
}
