import { useLocation } from 'react-admin'
import { Navigate } from 'react-router-dom'
import { addressAfterLogin } from '../../kit/page/addresses.ts'

/** For those who are logged in `/login` only leads on: to where they wanted to go, or to the first page. */
export function LoginRoute() {
  const { pathname, search } = useLocation()
  return <Navigate to={addressAfterLogin(`${pathname}${search}`)} replace />
}
