import { Navigate } from 'react-router-dom'
import { unknownAddress } from '../../kit/page/addresses.ts'

/** Sends an address that leads nowhere to the page that says so. */
export function UnknownAddress() {
  return <Navigate to={unknownAddress} replace />
}
