import { useMemo } from 'react'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { completionOf } from './completionOf.ts'
import type { Completion, Filling } from './completionOf.ts'
import { useMaking } from './useMaking.ts'

/** How what is entered is completed by what the record, if it is new, and its new rows get where nothing is given. */
export function useFilling(
  resource: Resource,
  form: ResourceForm,
  { isNew, find }: Pick<Filling, 'isNew' | 'find'>,
): Completion {
  const making = useMaking()
  return useMemo(
    () => completionOf(resource, form, { ...making, isNew, find }),
    [resource, form, making, isNew, find],
  )
}
