import { useMemo } from 'react'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { completionOf } from './completionOf.ts'
import type { Completion, CompletionOptions } from './completionOf.ts'
import { useFillContext } from './useFillContext.ts'

/** Completes the values entered in a new record and in new rows with those that the server fills in where none are given. */
export function useCompletion(
  resource: Resource,
  form: ResourceForm,
  { isNew, find }: Pick<CompletionOptions, 'isNew' | 'find'>,
): Completion {
  const context = useFillContext()
  return useMemo(
    () => completionOf(resource, form, { ...context, isNew, find }),
    [resource, form, context, isNew, find],
  )
}
