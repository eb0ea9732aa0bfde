import { useCallback } from 'react'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { useMaking } from './useMaking.ts'
import { withFills } from './withFills.ts'
import type { Completion } from './withFills.ts'

/** How what is entered is completed by what the record, if it is new, and its new rows get where nothing is given. */
export function useFilling(form: ResourceForm, isNew: boolean): Completion {
  const making = useMaking()
  return useCallback((entered) => withFills(form, entered, { ...making, isNew }), [form, making, isNew])
}
