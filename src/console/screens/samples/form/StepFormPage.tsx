import { SampleTitle } from '../parts/SampleTitle.tsx'
import { StepForm } from './StepForm.tsx'
import { WithKeptForm } from './WithKeptForm.tsx'
import { WithSystemForm } from './WithSystemForm.tsx'

/** A form in steps, with a summary at the end. */
export function StepFormPage() {
  return (
    <>
      <SampleTitle path="/samples/form/step" />
      <WithSystemForm entity="user">
        {(resource, form) => (
          <WithKeptForm name="step">
            {(keeping) => <StepForm resource={resource} form={form} keeping={keeping} />}
          </WithKeptForm>
        )}
      </WithSystemForm>
    </>
  )
}
