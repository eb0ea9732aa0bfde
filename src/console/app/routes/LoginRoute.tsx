import { useLocation } from 'react-admin'
import { addressAfterLogin } from '../../kit/page/addresses.ts'
import { Redirect } from './Redirect.tsx'

/** For those who are logged in `/login` only leads on: to where they wanted to go, or to the first page. */
export function LoginRoute() {
  const { pathname, search } = useLocation()
  return <Redirect to={addressAfterLogin(`${pathname}${search}`)} />
}
