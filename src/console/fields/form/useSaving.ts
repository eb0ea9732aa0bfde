import { useEffect, useMemo } from 'react'
import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { useUploadsUnderWay } from '../../kit/upload/UploadsUnderWay.ts'
import { changeablePath } from '../computed/changeablePath.ts'
import { createFormData } from './data/createFormData.ts'
import { createValidator, propertyOf } from './validator/createValidator.ts'
import { formDataOf } from './data/formDataOf.ts'
import type { RecordFormProps, UnfinishedSave } from './RecordFormProps.ts'
import type { RefusedChange } from './data/RefusedChange.ts'
import { focusField } from './SchemaForm.tsx'
import { useRecordForm } from './useRecordForm.ts'
import { useSaveMessages } from './useSaveMessages.ts'

/** The state of a form, and how it is saved once no upload is under way; messages tell the outcome. */
export function useSaving(formId: string, props: RecordFormProps) {
  const { resource, form, record, given, refused } = props
  const messages = useSaveMessages(formId)
  const uploads = useUploadsUnderWay()
  const state = useRecordForm({
    form,
    rowLists: resource.fields.flatMap(({ source, children }) => (children ? [source] : [])),
    stored: record ?? {},
    initial: () => (record ? formDataOf(record, form.schema) : newFormData(form, given)),
    refused,
    store: props.store,
    onSaved: (saved) => props.onSaved(saved, state.restart),
    onMerged: messages.merged,
    onConflict: messages.conflict,
    onFailed: (error, fields) => messages.failed(error, placedIn(form, fields)),
  })
  useFocusOnRefused(formId, refused)
  const refusals = useMemo(() => placedIn(form, state.refusals), [form, state.refusals])
  const unlessUploading = (save: () => Promise<void>) =>
    uploads.isUnderWay() ? messages.uploading() : void save()
  return {
    state,
    refusals,
    report: uploads.report,
    submit: (data: JsonObject) => unlessUploading(() => state.submit(data)),
    keep: ({ store, onKept }: UnfinishedSave) => {
      const onSaved = (saved: unknown) => {
        if (isJsonObject(saved)) state.restart(saved)
        onKept()
      }
      unlessUploading(() => state.keep({ store, onSaved }))
    },
    tellInvalid: messages.invalid,
  }
}

/** Moves the refusal of a computed value to the property where people can correct it. */
function placedIn(form: ResourceForm, fields: readonly FieldRefusal[]): FieldRefusal[] {
  return fields.map((field) => ({ ...field, path: changeablePath(field.path, form) }))
}

/** The values that a new record starts with; nothing is validated yet. */
function newFormData(form: ResourceForm, given: RecordFormProps['given'] = {}): JsonObject {
  return createFormData(
    form,
    createValidator(form, ({ code }) => code),
    given,
  )
}

function useFocusOnRefused(formId: string, refused: RefusedChange | undefined) {
  useEffect(() => {
    const [first] = refused?.fields ?? []
    if (first) focusField(formId, { property: propertyOf(first.path) })
  }, [formId, refused])
}
