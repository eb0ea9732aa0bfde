import { useMemo } from 'react'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { completionOf } from './completionOf.ts'
import type { Completion, Filling } from './completionOf.ts'
import { useMaking } from './useMaking.ts'

/** Completes the values entered in a new record and in new rows with those that the server fills in where none are given. */
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
