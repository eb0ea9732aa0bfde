import { useMemo, useState } from 'react'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { createFormData } from '../../../fields/form/createFormData.ts'
import { uiSchemaOf } from '../../../fields/form/uiSchemaOf.ts'
import { useDraft } from '../../../fields/form/useDraft.ts'
import { useFormValidator } from '../../../fields/form/useFormValidator.ts'
import { useRecordForm } from '../../../fields/form/useRecordForm.ts'
import { useUnsaved } from '../../../kit/tabs/useUnsaved.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { partOfForm, partOfResource } from '../parts/partOf.ts'
import { stepFields, steps } from './steps.ts'
import { useShowSubmitted } from './useShowSubmitted.ts'

/** The life of a form in steps: one record and one draft, of which each step checks its own part. */
export function useStepForm(whole: Resource, wholeForm: ResourceForm) {
  const [at, go] = useState(0)
  const resource = useMemo(() => partOfResource(whole, stepFields), [whole])
  const form = useMemo(() => partOfForm(wholeForm, stepFields), [wholeForm])
  const step = useMemo(() => partOfForm(wholeForm, steps[at]?.fields ?? []), [wholeForm, at])
  const words = useEntityWords(resource)
  const initialValidator = useFormValidator(resource, form)
  const validator = useFormValidator(resource, step)
  const uiSchema = useMemo(
    () => uiSchemaOf({ resource, form, words, states: undefined }),
    [resource, form, words],
  )
  const showSubmitted = useShowSubmitted(resource.entity)
  const state = useRecordForm({
    form,
    stored: nothing,
    initial: () => createFormData(form, initialValidator, {}),
    store: (payload) => Promise.resolve(payload),
    onSaved: showSubmitted,
    onMerged: neverCalled,
    onFailed: neverCalled,
  })
  const { formData: data, clean, base, version, dirty } = state
  useUnsaved(dirty)
  const offered = useDraft({ resource, form, data, clean, base, version, dirty })
  return { at, go, resource, form, uiSchema, validator, state, offered }
}

const nothing = {}

/** Nothing is stored, so nobody else can have stored something meanwhile, and nothing can be refused. */
function neverCalled(): void {}
