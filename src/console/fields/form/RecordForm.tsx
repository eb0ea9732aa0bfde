import Button from '@mui/material/Button'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { UploadsProvider } from '../../kit/upload/UploadsUnderWay.ts'
import { PredictorContext } from '../predicted/Predictor.ts'
import type { Predictor } from '../predicted/Predictor.ts'
import { FetchReferred } from '../referred/FetchReferred.tsx'
import { ReferredContext } from '../referred/ReferredContext.ts'
import type { FindReferred } from '../referred/ReferredContext.ts'
import { useReferredRecords } from '../referred/useReferredRecords.ts'
import { ComputedValues } from './ComputedValues.tsx'
import { ConflictOverlay } from './conflict/ConflictOverlay.tsx'
import { DraftOffer } from './draft/DraftOffer.tsx'
import { useDraft } from './draft/useDraft.ts'
import { FaultsNote } from './FaultsNote.tsx'
import { faultyFields } from './faultyFields.ts'
import { LockNote } from './LockNote.tsx'
import type { RecordFormProps } from './RecordFormProps.ts'
import { SaveBar } from './SaveBar.tsx'
import { SchemaForm } from './SchemaForm.tsx'
import { UndoNote } from './undo/UndoNote.tsx'
import { useUnsavedUndo } from './undo/useUnsavedUndo.ts'
import { useDerivedFormState } from './useDerivedFormState.ts'
import { useSaving } from './useSaving.ts'
import { useStandingComplaints } from './validator/useStandingComplaints.ts'
import { useUiSchema } from './useUiSchema.ts'

/** The form of a record, with drafts, conflicts, undone changes and saving. */
export function RecordForm(props: RecordFormProps) {
  const { resource, form, record, retryKey, unfinished, disabled = false } = props
  const formId = useId()
  const uiSchema = useUiSchema(props)
  const { find, learn } = useReferredRecords()
  const { state, ...saving } = useSaving(formId, props)
  const undo = useUnsavedUndo(props, state)
  const judging = useDerivedFormState(props, state, find)
  const standing = useStandingComplaints(judging.validator, form.schema, state.formData)
  const { formData: data, clean, base, version, dirty } = state
  const offered = useDraft({ resource, form, data, clean, base, version, dirty, retryKey })
  return (
    <FormRecords predicted={judging.predicted} find={find}>
      <FetchReferred targets={judging.wanted} learn={learn} />
      {offered && !disabled && (
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
      {undo && <UndoNote resource={resource} undo={undo} />}
      <LockNote resource={resource} record={record} />
      <FaultsNote />
      <UploadsProvider value={saving.report}>
        <SchemaForm
          id={formId}
          form={form}
          uiSchema={uiSchema}
          validator={judging.validator}
          context={{ ...judging.context, standing: standing.complaints, refusals: saving.refusals }}
          formData={state.formData}
          refusals={saving.refusals}
          disabled={state.saving || disabled}
          onChange={state.change}
          onSubmit={saving.submit}
          onInvalid={(errors) => {
            standing.onTold()
            saving.tellInvalid(faultyFields(errors, resource.fields))
          }}
        />
      </UploadsProvider>
      {form.computed && (
        <ComputedValues
          resource={resource}
          computed={form.computed}
          record={judging.predicted}
          complaints={judging.complaints}
        />
      )}
      {!disabled && (
        <SaveBar
          formId={formId}
          saving={state.saving}
          asking={judging.conflict !== undefined}
          label={props.saveLabel}
          onCancel={props.onCancel}
        >
          {unfinished && (
            <Button disabled={state.saving} onClick={() => saving.keep(unfinished)}>
              {unfinished.label}
            </Button>
          )}
        </SaveBar>
      )}
      {judging.conflict && (
        <ConflictOverlay
          resource={resource}
          recordId={judging.context.recordId}
          conflict={judging.conflict}
          onSettle={(chosen) => void state.settle(chosen)}
        />
      )}
    </FormRecords>
  )
}

interface FormRecordsProps {
  predicted: Predictor
  find: FindReferred
  children: ReactNode
}

/** Gives the inputs the record around them as it will be after saving, and the records that its references lead to. */
function FormRecords({ predicted, find, children }: FormRecordsProps) {
  return (
    <PredictorContext value={predicted}>
      <ReferredContext value={find}>{children}</ReferredContext>
    </PredictorContext>
  )
}
