import { SampleTitle } from '../parts/SampleTitle.tsx'
import { FormIntro } from './FormIntro.tsx'
import { SampleForm } from './SampleForm.tsx'
import { WithSystemForm } from './WithSystemForm.tsx'

const names = ['username', 'name', 'email', 'phone', 'profile'] as const

/** A form of a few fields. */
export function BasicFormPage() {
  return (
    <>
      <SampleTitle path="/samples/form/basic" />
      <FormIntro />
      <WithSystemForm entity="user">
        {(resource, form) => <SampleForm resource={resource} form={form} names={names} />}
      </WithSystemForm>
    </>
  )
}
