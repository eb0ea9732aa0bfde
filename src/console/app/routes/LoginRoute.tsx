import { useLocation } from 'react-admin'
import { addressAfterLogin } from '../../kit/page/addresses.ts'
import { Redirect } from './Redirect.tsx'

/** For logged-in users `/login` only redirects: to the page that they asked for, or to the first page. */
export function LoginRoute() {
  const { pathname, search } = useLocation()
  return <Redirect to={addressAfterLogin(`${pathname}${search}`)} />
}
