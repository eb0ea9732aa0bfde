import { useEffect } from 'react'
import { logOut } from '../providers/session.ts'

/** `/logout` logs out. */
export function LogoutRoute() {
  useEffect(() => void logOut(), [])
  return null
}
