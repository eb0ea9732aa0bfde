import Button from '@mui/material/Button'
import { useEffect, useId, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { reachableStates } from './reachableStates.ts'
import { useAllowed } from '../../session/access/useAllowed.ts'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'
import { useTellAway } from '../../kit/tabs/useTellAway.tsx'
import { useUnsaved } from '../../kit/tabs/useUnsaved.ts'
import { UploadsReport, useUploadsUnderWay } from '../../kit/upload/UploadsUnderWay.ts'
import { isObject, textOf } from '../../kit/text/readValue.ts'
import type { RetryKey } from '../../session/drafts/RetryKey.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { changeablePath } from '../computed/changeablePath.ts'
import { fillingsIn } from '../fills/fillingsIn.ts'
import { useFilling } from '../fills/useFilling.ts'
import { wantedForFills } from '../fills/wantedForFills.ts'
import { PredictedContext } from '../predicted/Predicted.ts'
import type { Predicted } from '../predicted/Predicted.ts'
import { unseenFillingsIn } from '../referred/followedIn.ts'
import { ReferredContext } from '../referred/ReferredContext.ts'
import type { FindReferred } from '../referred/ReferredContext.ts'
import { FetchReferred } from '../referred/FetchReferred.tsx'
import { useReferredRecords } from '../referred/useReferredRecords.ts'
import { ComputedValues } from './ComputedValues.tsx'
import { ConflictDialog } from './conflict/ConflictDialog.tsx'
import { createFormData } from './createFormData.ts'
import { createValidator, propertyOf } from './createValidator.ts'
import { DraftOffer } from './draft/DraftOffer.tsx'
import { FaultsNote, faultsMessage } from './FaultsNote.tsx'
import { formDataOf } from './formDataOf.ts'
import { LockNote, lockedNames } from './LockNote.tsx'
import { refusalsOf } from './refusalsOf.ts'
import { useComputedComplaints } from './useComputedComplaints.ts'
import type { RefusedChange } from './RefusedChange.ts'
import { SaveBar } from './SaveBar.tsx'
import { SchemaForm, focusField } from './SchemaForm.tsx'
import { sectionsOf } from './sectionsOf.ts'
import { uiSchemaOf } from './uiSchemaOf.ts'
import { useComputing } from './useComputing.ts'
import { useDraft } from './draft/useDraft.ts'
import { useFormValidator } from './useFormValidator.ts'
import { useRecordForm } from './useRecordForm.ts'

interface RecordFormProps {
  resource: Resource
  form: ResourceForm
  /** The stored record; absent when a new one is made. */
  record?: Readonly<Record<string, unknown>> | undefined
  /** Values a new record starts with, beside the defaults. */
  given?: Readonly<Record<string, unknown>> | undefined
  /** A change that was refused elsewhere: it is filled in, and its errors are marked. */
  refused?: RefusedChange | undefined
  store: (payload: JsonObject) => Promise<unknown>
  /** Of a new record: what keeps it from being stored twice. */
  retryKey?: RetryKey
  /** Gets what the server answered, and a way to go on editing that. */
  onSaved: (saved: unknown, restart: (stored: JsonObject) => void) => void
  onCancel?: () => void
  /** A second button, which stores what is typed so far without checking it. */
  unfinished?: Unfinished
  /** What the button says, where "Save" is not what it does. */
  saveLabel?: string
  disabled?: boolean
}

/** How values are kept that are not finished yet. */
interface Unfinished {
  label: string
  store: (payload: JsonObject) => Promise<unknown>
  onKept: () => void
}

/** The form of a record from first key to saved, with everything that may happen in between. */
export function RecordForm({ resource, form, record, given, ...props }: RecordFormProps) {
  const formId = useId()
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const messages = useSaveMessages(formId)
  const { moves } = useAllowed(resource)
  const uiSchema = useMemo(
    () =>
      uiSchemaOf({
        resource,
        form,
        words,
        states: reachableStates(resource, record, moves),
        isLocked: lockedNames(resource, record),
      }),
    [resource, form, words, record, moves],
  )
  const { find, learn } = useReferredRecords()
  const complete = useFilling(resource, form, { isNew: record === undefined, find })
  const state = useRecordForm({
    form,
    rowLists: resource.fields.flatMap(({ source, children }) => (children ? [source] : [])),
    stored: record ?? {},
    initial: () => (record ? formDataOf(record, form.schema) : newFormData(form, given)),
    refused: props.refused,
    store: props.store,
    onSaved: (saved) => props.onSaved(saved, state.restart),
    onMerged: messages.merged,
    onConflict: messages.conflict,
    onFailed: (error, fields) => messages.failed(error, placedIn(form, fields)),
  })
  const refusals = useMemo(() => refusalsOf(placedIn(form, state.refusals)), [form, state.refusals])
  const uploads = useUploadsUnderWay()
  useUnsaved(state.dirty)
  useFocusOnRefused(formId, props.refused)
  const { formData, clean, base, version, dirty, conflict } = state
  const { retryKey, unfinished } = props
  const keep = ({ store, onKept }: Unfinished) => {
    const onSaved = (saved: unknown) => {
      if (isObject(saved)) state.restart(saved)
      onKept()
    }
    return uploads.isUnderWay() ? messages.uploading() : void state.keep({ store, onSaved })
  }
  const offered = useDraft({ resource, form, data: formData, clean, base, version, dirty, retryKey })
  const completed = complete(formData)
  const { edited, predicted, compute, conflicting } = useComputing({
    resource,
    form,
    find,
    complete,
    formData,
    stored: record && state.stored,
    conflict,
  })
  const validator = useFormValidator(resource, form, { complete, compute, isStored: record !== undefined })
  const complaints = useComputedComplaints(form, validator, state)
  const computed = compute?.(completed).values
  const seen = { ...edited.record, ...computed }
  const sections = sectionsOf(resource, form, seen, {
    group: words.group,
    basic: translate('screens.form.basic'),
    other: translate('screens.form.other'),
  })
  return (
    <FormRecords predicted={predicted.record} find={find}>
      <FetchReferred
        targets={[
          ...predicted.wanted,
          ...(conflicting?.wanted ?? []),
          ...wantedForFills(resource, form, edited),
        ]}
        learn={learn}
      />
      {offered && !props.disabled && (
        <DraftOffer
          at={offered.draft.at}
          onTake={() => {
            state.takeUp(offered.draft)
            retryKey?.resume(offered.draft.retryKey)
            offered.close()
          }}
          onDiscard={offered.discard}
        />
      )}
      <LockNote resource={resource} record={record} />
      <FaultsNote />
      <UploadsReport value={uploads.report}>
        <SchemaForm
          id={formId}
          schema={form.schema}
          uiSchema={uiSchema}
          validator={validator}
          context={{
            resource,
            sections,
            recordId: textOf(record?.['id']) || undefined,
            computed,
            fillings: record ? {} : fillingsIn(form, completed),
            unseenFillings: unseenFillingsIn({ ...form, fields: resource.fields }, edited, find),
          }}
          formData={state.formData}
          refusals={refusals}
          disabled={state.saving || (props.disabled ?? false)}
          onChange={state.change}
          onSubmit={(data) => (uploads.isUnderWay() ? messages.uploading() : void state.submit(data))}
          onInvalid={(errors) => messages.invalid(errors.length)}
        />
      </UploadsReport>
      {form.computed && (
        <ComputedValues
          resource={resource}
          computed={form.computed}
          record={predicted.record}
          complaints={complaints}
        />
      )}
      {!props.disabled && (
        <SaveBar formId={formId} saving={state.saving} label={props.saveLabel} onCancel={props.onCancel}>
          {unfinished && (
            <Button disabled={state.saving} onClick={() => keep(unfinished)}>
              {unfinished.label}
            </Button>
          )}
        </SaveBar>
      )}
      {conflicting && (
        <ConflictDialog
          resource={resource}
          recordId={textOf(record?.['id']) || undefined}
          conflict={conflicting.conflict}
          onSettle={(chosen) => void state.settle(chosen)}
        />
      )}
    </FormRecords>
  )
}

interface FormRecordsProps {
  predicted: Predicted
  find: FindReferred
  children: ReactNode
}

/** Tells inputs of the record around them as it will be, and of what its references lead to. */
function FormRecords({ predicted, find, children }: FormRecordsProps) {
  return (
    <PredictedContext value={predicted}>
      <ReferredContext value={find}>{children}</ReferredContext>
    </PredictedContext>
  )
}

/** What the server refuses of a computed value is said where people change that. */
function placedIn(form: ResourceForm, fields: readonly FieldRefusal[]): FieldRefusal[] {
  return fields.map((field) => ({ ...field, path: changeablePath(field.path, form) }))
}

/** What a new record starts with; nothing is judged yet. */
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

function useSaveMessages(formId: string) {
  const notify = useNotify()
  const tellAway = useTellAway()
  const translate = useTranslate()
  const notifyFailure = useNotifyFailure()
  return {
    // In sight its dialog says so.
    conflict: () => void tellAway(translate('screens.conflict.title'), { inDialog: true }),
    merged: () => notify('screens.notify.merged', { type: 'info' }),
    uploading: () => notify('screens.notify.uploading', { type: 'warning' }),
    invalid: (count: number) =>
      notify(faultsMessage, { type: 'warning', messageArgs: { count, smart_count: count } }),
    failed: (error: unknown, refusals: readonly FieldRefusal[]) => {
      const [first] = refusals
      if (first) focusField(formId, { property: propertyOf(first.path) })
      notifyFailure(error, 'screens.notify.notSaved')
    },
  }
}
