import { reactRouterProvider } from 'ra-core'
import type { RouterNavigateFunction, RouterProvider } from 'ra-core'
import { useCallback } from 'react'

/** The router provider with the project's own navigation. */
export const consoleRouter: RouterProvider = { ...reactRouterProvider, useNavigate }

/**
 * Lists keep filters, page and order in their address. If each change were a history entry, going back would lead to the same
 * list, which restores its last state, and not to the page before it.
 */
function useNavigate(): RouterNavigateFunction {
  const navigate = reactRouterProvider.useNavigate()
  return useCallback(
    (to, options) => navigate(to, namesPage(to) ? options : { ...options, replace: true }),
    [navigate],
  )
}

function namesPage(to: Parameters<RouterNavigateFunction>[0]): boolean {
  return typeof to !== 'object' || to.pathname !== undefined
}
