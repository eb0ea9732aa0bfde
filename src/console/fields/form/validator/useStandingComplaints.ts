import { useMemo, useState } from 'react'
import type { JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import type { FormValidator } from './createValidator.ts'

interface Standing {
  /** The current complaints by property; undefined as long as none were shown. */
  complaints: Readonly<Record<string, string>> | undefined
  onTold: () => void
}

/**
 * The current complaints about a form once its faults were shown. An rjsf form drops a complaint only when the value at that
 * field changes, but a complaint about two values can also be settled at the other one.
 */
export function useStandingComplaints(
  validator: FormValidator,
  schema: JsonSchema,
  formData: JsonObject,
): Standing {
  const [isTold, setTold] = useState(false)
  const complaints = useMemo(() => {
    if (!isTold) return undefined
    const { errors } = validator.validateFormData(formData, { ...schema })
    const own = errors.filter(({ property = '' }) => property.lastIndexOf('.') === 0)
    return Object.fromEntries(own.map(({ property = '', message = '' }) => [property.slice(1), message]))
  }, [isTold, validator, schema, formData])
  return { complaints, onTold: () => setTold(true) }
}
