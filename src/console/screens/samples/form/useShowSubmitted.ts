import { useNavigate } from 'react-admin'
import { leaving } from '../../../kit/tabs/leaving.ts'
import { isObject } from '../../../kit/text/readValue.ts'
import type { Submitted } from '../result/Submitted.ts'

/** Ends the page with a form and shows the result page with what was submitted. */
export function useShowSubmitted(entity: string): (values: unknown) => void {
  const navigate = useNavigate()
  return (values) => {
    const submitted: Submitted = { entity, values: isObject(values) ? values : {} }
    navigate('/samples/result/success', { state: { ...leaving, submitted } })
  }
}
