import { Navigate, useLocation } from 'react-router-dom'
import { resources } from '#generated/resources/resources.ts'
import { unknownAddress } from '../../kit/page/addresses.ts'

/** Sends an address that leads nowhere to the page that says so; one that names records as the API does, `/orders`, to their list. */
export function UnknownAddress() {
  const { pathname } = useLocation()
  const meant = resources.find(({ path }) => path === pathname)
  return <Navigate to={meant ? `/${meant.entity}` : unknownAddress} replace />
}
