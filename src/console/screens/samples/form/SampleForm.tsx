import { useMemo } from 'react'
import { useNotify } from 'react-admin'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { RecordForm } from '../../../fields/form/RecordForm.tsx'
import { partOfForm } from '../../../fields/form/partOfForm.ts'
import { partOfResource } from '../parts/partOfResource.ts'
import { usePageWords } from '../parts/usePageWords.ts'
import type { KeptFormName } from './keptForm.ts'
import { useShowSubmitted } from './useShowSubmitted.ts'
import { WithKeptForm } from './WithKeptForm.tsx'

interface SampleFormProps {
  name: KeptFormName
  resource: Resource
  form: ResourceForm
  /** The properties that the form asks for. */
  fields: readonly string[]
}

/** Part of an entity's form. Its record is kept on the server for the current user alone, as a draft or checked and submitted. */
export function SampleForm({ name, resource, form, fields }: SampleFormProps) {
  const { forms: words } = usePageWords()
  const notify = useNotify()
  const part = useMemo(() => partOfForm(form, fields), [form, fields])
  const shown = useMemo(() => partOfResource(resource, fields), [resource, fields])
  const showSubmitted = useShowSubmitted(resource.entity)
  return (
    <WithKeptForm name={name}>
      {({ record, keep }) => (
        <RecordForm
          resource={shown}
          form={part}
          record={record}
          store={keep('submitted')}
          onSaved={showSubmitted}
          saveLabel={words.submit}
          unfinished={{
            label: words.keep,
            store: keep('draft'),
            onKept: () => notify(words.keptNow, { type: 'success', messageArgs: { _: words.keptNow } }),
          }}
        />
      )}
    </WithKeptForm>
  )
}
