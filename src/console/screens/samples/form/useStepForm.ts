import { useMemo, useState } from 'react'
import { useNotify } from 'react-admin'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { createFormData } from '../../../fields/form/data/createFormData.ts'
import { formDataOf } from '../../../fields/form/data/formDataOf.ts'
import { uiSchemaOf } from '../../../fields/form/uiSchema/uiSchemaOf.ts'
import { useDraft } from '../../../fields/form/draft/useDraft.ts'
import { useFormValidator } from '../../../fields/form/validator/useFormValidator.ts'
import { useRecordForm } from '../../../fields/form/useRecordForm.ts'
import { useNotifyFailure } from '../../../kit/page/useNotifyFailure.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { partOfForm } from '../../../fields/form/partOfForm.ts'
import { partOfResource } from '../parts/partOfResource.ts'
import { usePageWords } from '../parts/usePageWords.ts'
import { stepFields, steps } from './steps.ts'
import { useShowSubmitted } from './useShowSubmitted.ts'
import type { Keeping } from './WithKeptForm.tsx'

interface StepFormParts {
  resource: Resource
  form: ResourceForm
  keeping: Keeping
}

/** The state of a form in steps: one record and one draft, of which each step validates its own part. */
export function useStepForm({ resource: whole, form: wholeForm, keeping }: StepFormParts) {
  const { record, keep } = keeping
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
  const say = useSay()
  const state = useRecordForm({
    form,
    stored: record ?? nothing,
    initial: () =>
      record ? formDataOf(record, form.schema) : createFormData(form, initialValidator, nothing),
    store: keep('submitted'),
    onSaved: showSubmitted,
    onMerged: say.merged,
    onFailed: say.failed,
  })
  const { formData: data, clean, base, version, dirty } = state
  const offered = useDraft({ resource, form, data, clean, base, version, dirty })
  const keepDraft = () => {
    const onSaved = (saved: unknown) => {
      if (isJsonObject(saved)) state.restart(saved)
      say.kept()
    }
    return state.keep({ store: keep('draft'), onSaved })
  }
  return { at, go, resource, form, uiSchema, validator, state, offered, keepDraft }
}

const nothing = {}

function useSay() {
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  const { forms: words } = usePageWords()
  return {
    kept: () => notify(words.keptNow, { type: 'success', messageArgs: { _: words.keptNow } }),
    merged: () => notify('screens.notify.merged', { type: 'info' }),
    failed: (error: unknown) => notifyFailure(error, 'screens.notify.notSaved'),
  }
}
