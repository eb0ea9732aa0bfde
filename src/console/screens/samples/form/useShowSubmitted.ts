import { useLocation, useNavigate } from 'react-admin'
import { leaving } from '../../../kit/tabs/leaving.ts'
import { useEnd } from '../../../kit/tabs/useEnd.ts'
import { isObject } from '../../../kit/text/readValue.ts'
import type { Submitted } from '../result/Submitted.ts'

/** Ends the page with a form and shows the result page with what was submitted. */
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
