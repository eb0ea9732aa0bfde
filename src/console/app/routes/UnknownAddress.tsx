import { useLocation } from 'react-router-dom'
import { resources } from '#generated/resources/resources.ts'
import { unknownAddress } from '../../kit/page/addresses.ts'
import { Redirect } from './Redirect.tsx'

/** Sends an address that leads nowhere to the page that says so; one that names records as the API does, `/orders`, to their list. */
export function UnknownAddress() {
  const { pathname } = useLocation()
  const meant = resources.find(({ path }) => path === pathname)
  return <Redirect to={meant ? `/${meant.entity}` : unknownAddress} />
}
