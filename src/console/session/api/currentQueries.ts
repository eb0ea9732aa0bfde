import { queryOptions } from '@tanstack/react-query'
import { consoleStorage } from '../../kit/config/consoleStorage.ts'
import { callOrFetch } from './askAhead.ts'
import { readCurrentUser } from './CurrentUser.ts'
import { readMenus } from '../menus/MenuItem.ts'

/** What is kept about the person logged in stands below this key. */
export const currentKey = ['current'] as const

/** One's own exports in the background. */
export const exportsKey = [...currentKey, 'exports'] as const

/** How old the menus and the person's name may be before a visit to the window asks again. */
const freshFor = 60_000

/** The menus of the current user. */
export const menusQuery = queryOptions({
  queryKey: [...currentKey, 'menus'],
  queryFn: async ({ signal }) => readMenus((await callOrFetch('/current/menus', { signal })).data),
  staleTime: freshFor,
  retry: 1,
})

/** The current user. */
export const currentUserQuery = queryOptions({
  queryKey: [...currentKey, 'user'],
  queryFn: async ({ signal }) => {
    const user = readCurrentUser((await callOrFetch('/current/user', { signal })).data)
    consoleStorage.set('user_info', JSON.stringify(user))
    return user
  },
  staleTime: freshFor,
  retry: 1,
})
