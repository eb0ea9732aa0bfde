import { useMemo } from 'react'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { completionOf } from './completionOf.ts'
import type { Completion, Filling } from './completionOf.ts'
import { useMaking } from './useMaking.ts'

/**
 * The completion of the entered values: a new record and its new rows get the values that the server fills in where none are
 * given.
 */
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
