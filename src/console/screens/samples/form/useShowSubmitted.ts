import { useLocation, useNavigate } from 'react-admin'
import { leaving } from '../../../kit/tabs/leaving.ts'
import { useEnd } from '../../../kit/tabs/useEnd.ts'
import { isObject } from '../../../kit/text/readValue.ts'
import type { Submitted } from '../result/Submitted.ts'

/** Leaves the page with the form for the result page, which shows the submitted values. */
export function useShowSubmitted(entity: string): (stored: unknown) => void {
  const navigate = useNavigate()
  const end = useEnd()
  const { pathname } = useLocation()
  return (stored) => {
    const { version: _version, ...values } = isObject(stored) ? stored : {}
    const submitted: Submitted = { entity, from: pathname, values }
    end(() => navigate('/samples/result/success', { state: { ...leaving, submitted } }))
  }
}
