import { useEffect } from 'react'
import { logOut } from '../../session/api/session.ts'

/** `/logout` logs out. */
export function LogoutRoute() {
  useEffect(() => void logOut(), [])
  return null
}
