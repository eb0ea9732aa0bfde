import { queryOptions } from '@tanstack/react-query'
import { consoleStorage } from '../../kit/config/consoleStorage.ts'
import { takePrefetchedOrCall } from './prefetchAnswers.ts'
import { readCurrentUser } from './CurrentUser.ts'
import { readMenus } from '../menus/MenuItem.ts'

/** The prefix of the keys under which data about the logged-in user is cached. */
export const currentKey = ['current'] as const

/** The user's own background exports. */
export const exportsKey = [...currentKey, 'exports'] as const

/** The age of the cached menus and user up to which returning to the window does not fetch them again. */
const freshFor = 60_000

/** The menus of the current user. */
export const menusQuery = queryOptions({
  queryKey: [...currentKey, 'menus'],
  queryFn: async ({ signal }) => readMenus((await takePrefetchedOrCall('/current/menus', { signal })).data),
  staleTime: freshFor,
  retry: 1,
})

/** The current user. */
export const currentUserQuery = queryOptions({
  queryKey: [...currentKey, 'user'],
  queryFn: async ({ signal }) => {
    const user = readCurrentUser((await takePrefetchedOrCall('/current/user', { signal })).data)
    consoleStorage.set('user_info', JSON.stringify(user))
    return user
  },
  staleTime: freshFor,
  retry: 1,
})
