import { deepEquals } from '@rjsf/utils'
import { useMemo } from 'react'
import { nameIn, readsOf } from '#shared/computed/readsOf.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import type { FormValidator } from './createValidator.ts'

interface Typed {
  formData: JsonObject
  /** The values that the form started with. */
  clean: JsonObject
}

/** The complaints about computed values, shown as soon as a value that they depend on is changed. */
export function useComputedComplaints(
  { computed }: ResourceForm,
  validator: FormValidator,
  { formData, clean }: Typed,
): Readonly<Record<string, string>> {
  return useMemo(() => {
    const touched = Object.entries(computed ?? {}).filter(([, { expression }]) =>
      readsOf(expression).some((read) => !deepEquals(formData[nameIn(read)], clean[nameIn(read)])),
    )
    if (touched.length === 0) return {}
    const all = validator.aboutComputed(formData)
    return Object.fromEntries(touched.flatMap(([name]) => (all[name] ? [[name, all[name]]] : [])))
  }, [computed, validator, formData, clean])
}
