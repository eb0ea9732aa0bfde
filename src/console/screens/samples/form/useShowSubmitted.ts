import { useLocation, useNavigate } from 'react-admin'
import { objectOf } from '#shared/json/objectOf.ts'
import { leaving } from '../../../kit/tabs/leaving.ts'
import { useEndPage } from '../../../kit/tabs/useEndPage.ts'
import type { Submitted } from '../result/Submitted.ts'

/** Leaves the page with the form for the result page, which shows the submitted values. */
export function useShowSubmitted(entity: string): (stored: unknown) => void {
  const navigate = useNavigate()
  const end = useEndPage()
  const { pathname } = useLocation()
  return (stored) => {
    const { version: _version, ...values } = objectOf(stored)
    const submitted: Submitted = { entity, from: pathname, values }
    end(() => navigate('/samples/result/success', { state: { ...leaving, submitted } }))
  }
}
