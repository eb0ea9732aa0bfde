import type { User } from '#generated/types/user.ts'
import { SampleTitle } from '../parts/SampleTitle.tsx'
import { SampleForm } from './SampleForm.tsx'
import { WithSystemForm } from './WithSystemForm.tsx'

const fields = ['username', 'name', 'email', 'phone', 'profile'] as const satisfies readonly (keyof User)[]

/** A form with a few fields. */
export function BasicFormPage() {
  return (
    <>
      <SampleTitle path="/samples/form/basic" />
      <WithSystemForm entity="user">
        {(resource, form) => <SampleForm name="basic" resource={resource} form={form} fields={fields} />}
      </WithSystemForm>
    </>
  )
}
