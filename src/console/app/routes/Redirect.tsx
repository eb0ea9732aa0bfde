import { use, useEffect } from 'react'
import { UNSAFE_DataRouterStateContext as RouterStateContext, useNavigate } from 'react-router-dom'

/**
 * Leads on to another address, unlike `Navigate` of the router at each arrival: who comes back before the other page is
 * shown would be left with an empty one. A tab knows of its first arrival alone, so it is the router that is asked.
 */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  const arrival = use(RouterStateContext)?.location
  useEffect(() => {
    if (arrival) void navigate(to, { replace: true })
  }, [navigate, arrival, to])
  return null
}
