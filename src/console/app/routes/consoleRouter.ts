import { reactRouterProvider } from 'ra-core'
import type { RouterNavigateFunction, RouterProvider } from 'ra-core'
import { useCallback } from 'react'

/** What react-admin goes elsewhere with. */
export const consoleRouter: RouterProvider = { ...reactRouterProvider, useNavigate }

/**
 * Lists keep filters, page and order in their address. Were each change a step of the history, going back would lead to
 * the same list, which takes up what it showed last, and not to where people came from.
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
