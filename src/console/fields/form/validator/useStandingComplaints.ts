import { useMemo, useState } from 'react'
import type { JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import type { FormValidator } from './createValidator.ts'

interface Standing {
  /** What is wrong now, by the property; undefined as long as nothing was told. */
  complaints: Readonly<Record<string, string>> | undefined
  onTold: () => void
}

/**
 * What is wrong with a form once its faults were told. A form of rjsf forgets a complaint when the value beside it changes; one
 * about two values is put right at the other as well.
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
