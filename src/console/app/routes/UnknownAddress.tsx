import { useLocation } from 'react-router-dom'
import { resources } from '#generated/resources/resources.ts'
import { unknownAddress } from '../../kit/page/addresses.ts'
import { Redirect } from './Redirect.tsx'

/** Redirects an unknown address to the not-found page; an API path of records such as `/orders` goes to their list. */
export function UnknownAddress() {
  const { pathname } = useLocation()
  const meant = resources.find(({ path }) => path === pathname)
  return <Redirect to={meant ? `/${meant.entity}` : unknownAddress} />
}
