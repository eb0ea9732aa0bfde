import { use, useEffect } from 'react'
import { UNSAFE_DataRouterStateContext as RouterStateContext, useNavigate } from 'react-router-dom'

/**
 * Redirects at each arrival, unlike the router's `Navigate`: a user who comes back before the other page is shown would otherwise
 * see an empty page. A tab knows only its first arrival, so the location is taken from the router.
 */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  const arrival = use(RouterStateContext)?.location
  useEffect(() => {
    if (arrival) void navigate(to, { replace: true })
  }, [navigate, arrival, to])
  return null
}
