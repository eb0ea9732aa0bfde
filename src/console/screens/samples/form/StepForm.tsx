import Button from '@mui/material/Button'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { useId } from 'react'
import { useNotify } from 'react-admin'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { ConflictOverlay } from '../../../fields/form/conflict/ConflictOverlay.tsx'
import { DraftOffer } from '../../../fields/form/draft/DraftOffer.tsx'
import { SchemaForm } from '../../../fields/form/SchemaForm.tsx'
import { ActionBar } from '../../../kit/widgets/actionBar/ActionBar.tsx'
import { RecordDetails } from '../../record/RecordDetails.tsx'
import { usePageWords } from '../parts/usePageWords.ts'
import { steps } from './steps.ts'
import { useStepForm } from './useStepForm.ts'
import type { Keeping } from './WithKeptForm.tsx'

/** The stepper above the form of the current step; the last step shows all values for confirmation. */
export function StepForm(props: { resource: Resource; form: ResourceForm; keeping: Keeping }) {
  const { forms: words } = usePageWords()
  const notify = useNotify()
  const formId = useId()
  const { at, go, resource, form, uiSchema, validator, state, offered, keepDraft } = useStepForm(props)
  const step = steps[at]
  const names = [...steps.map(({ name }) => name), 'confirm' as const]
  return (
    <>
      {offered && (
        <DraftOffer
          at={offered.draft.at}
          onTake={() => {
            state.takeUp(offered.draft)
            offered.close()
          }}
          onDiscard={offered.discard}
        />
      )}
      <Stepper activeStep={at} alternativeLabel aria-label={words.progress} sx={{ my: 3 }}>
        {names.map((name, index) => (
          <Step key={name} aria-current={index === at ? 'step' : undefined}>
            <StepLabel>{words.steps[name]}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {step ? (
        <SchemaForm
          // A new key per step discards the previous step's error messages.
          key={step.name}
          id={formId}
          form={form}
          uiSchema={uiSchema}
          validator={validator}
          context={{ resource, sections: [{ ...step, title: words.steps[step.name] }] }}
          formData={state.formData}
          disabled={state.saving}
          onChange={state.change}
          onSubmit={(data) => {
            state.change(data)
            go(at + 1)
          }}
          onInvalid={({ length: count }) =>
            notify('screens.notify.invalid', { type: 'warning', messageArgs: { count, smart_count: count } })
          }
        />
      ) : (
        <RecordDetails resource={resource} record={state.formData} />
      )}
      <ActionBar>
        {at > 0 && (
          <Button disabled={state.saving} onClick={() => go(at - 1)}>
            {words.back}
          </Button>
        )}
        <Button disabled={state.saving} onClick={() => void keepDraft()}>
          {words.keep}
        </Button>
        {step ? (
          <Button type="submit" form={formId} variant="contained">
            {words.next}
          </Button>
        ) : (
          <Button
            variant="contained"
            loading={state.saving}
            onClick={() => void state.submit(state.formData)}
          >
            {words.submit}
          </Button>
        )}
      </ActionBar>
      {state.conflict && (
        <ConflictOverlay
          resource={resource}
          conflict={state.conflict}
          onSettle={(chosen) => void state.settle(chosen)}
        />
      )}
    </>
  )
}
