import { SampleTitle } from '../parts/SampleTitle.tsx'
import { FormIntro } from './FormIntro.tsx'
import { StepForm } from './StepForm.tsx'
import { WithSystemForm } from './WithSystemForm.tsx'

/** A form that is filled in step by step and looked over at the end. */
export function StepFormPage() {
  return (
    <>
      <SampleTitle path="/samples/form/step" />
      <FormIntro />
      <WithSystemForm entity="user">
        {(resource, form) => <StepForm resource={resource} form={form} />}
      </WithSystemForm>
    </>
  )
}
