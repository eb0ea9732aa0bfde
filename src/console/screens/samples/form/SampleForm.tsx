import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { useMemo } from 'react'
import { RecordForm } from '../../../fields/form/RecordForm.tsx'
import { usePageWords } from '../parts/usePageWords.ts'
import { partOfForm, partOfResource } from '../parts/partOf.ts'
import { useShowSubmitted } from './useShowSubmitted.ts'

interface SampleFormProps {
  resource: Resource
  form: ResourceForm
  /** The properties that are asked for. */
  names: readonly string[]
}

/** Part of an entity's form. What is typed is checked and kept as a draft as on any page, but submitting it stores nothing. */
export function SampleForm({ resource, form, names }: SampleFormProps) {
  const { forms: words } = usePageWords()
  const part = useMemo(() => partOfForm(form, names), [form, names])
  const shown = useMemo(() => partOfResource(resource, names), [resource, names])
  const showSubmitted = useShowSubmitted(resource.entity)
  return (
    <RecordForm
      resource={shown}
      form={part}
      store={(payload: JsonObject) => Promise.resolve(payload)}
      onSaved={showSubmitted}
      saveLabel={words.submit}
    />
  )
}
