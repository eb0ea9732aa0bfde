import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import { profileFields } from '#shared/account/profileFields.ts'
import type { ProfileField } from '#shared/account/profileFields.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { pointerNames } from '#shared/messages/pointerNames.ts'
import { complaintText } from '../../kit/messages/complaintText.ts'
import { formDataOf } from '../../fields/form/data/formDataOf.ts'
import { useRecordForm } from '../../fields/form/useRecordForm.ts'
import { currentUserQuery } from '../../session/api/currentQueries.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'
import { useNotifyIfAway } from '../../kit/tabs/useNotifyIfAway.tsx'
import { useUnsaved } from '../../kit/tabs/useUnsaved.ts'
import { useUploadsUnderWay } from '../../kit/upload/UploadsUnderWay.ts'
import { profileQuery } from './shared/accountQueries.ts'
import { complaintsOf, profileFormOf } from './profileForm.ts'
import { saveProfile } from './saveProfile.ts'

type Errors = Partial<Record<string, string>>

/** The state and the handlers of the profile's form. */
export function useProfileForm(resource: Resource, form: ResourceForm, user: JsonObject) {
  const notify = useNotify()
  const translate = useTranslate()
  const tellAway = useNotifyIfAway()
  const notifyFailure = useNotifyFailure()
  const queries = useQueryClient()
  const words = useEntityWords(resource)
  const [errors, setErrors] = useState<Errors>({})
  const uploads = useUploadsUnderWay()
  const [profileForm] = useState(() => profileFormOf(form))
  const state = useRecordForm({
    form: profileForm,
    stored: user,
    initial: () => formDataOf(user, profileForm.schema),
    store: saveProfile,
    onSaved: (saved) => {
      const stored = objectOf(saved)
      queries.setQueryData(profileQuery.queryKey, stored)
      void queries.invalidateQueries({ queryKey: currentUserQuery.queryKey })
      notify('account.saved', { type: 'success' })
      state.restart(stored)
    },
    onMerged: () => notify('screens.notify.merged', { type: 'info' }),
    onFailed: (error, refusals) => {
      const refused = refusals.map((each) => [pointerNames(each.path)[0] ?? '', each.message] as const)
      setErrors(Object.fromEntries(refused))
      focusFirst(refused.map(([name]) => name))
      notifyFailure(error, 'screens.notify.notSaved')
    },
    // While the page is in sight, the form's own dialog shows the conflict.
    onConflict: () => void tellAway(translate('screens.conflict.title'), { inDialog: true }),
  })
  useUnsaved(state.dirty)

  const submit = () => {
    const found = complaintsOf(form, user, state.formData).map((fact) => {
      const name = pointerNames(fact.path)[0] ?? ''
      const subject = { label: words.label(name), entity: resource.entity, labelOf: words.label }
      return [name, complaintText(fact, subject)] as const
    })
    setErrors(Object.fromEntries(found))
    if (found.length > 0) focusFirst(found.map(([name]) => name))
    else if (uploads.isUnderWay()) notify('screens.notify.uploading', { type: 'warning' })
    else void state.submit(state.formData)
  }

  return {
    state,
    reportUploads: uploads.report,
    submit,
    /** The props of the form's input for a field. */
    field: (name: ProfileField) => ({
      id: idOf(name),
      label: words.label(name),
      value: state.formData[name],
      error: errors[name],
      disabled: state.saving,
      onChange: (value: Json | undefined) => {
        setErrors((all) => ({ ...all, [name]: undefined }))
        state.change((all) => {
          const others = Object.fromEntries(Object.entries(all).filter(([each]) => each !== name))
          return value === undefined ? others : { ...others, [name]: value }
        })
      },
    }),
  }
}

function idOf(name: string): string {
  return `profile_${name}`
}

function focusFirst(names: readonly string[]): void {
  const first = profileFields.find((name) => names.includes(name))
  if (first) document.getElementById(idOf(first))?.focus()
}
