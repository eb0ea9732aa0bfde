import type { User } from '#generated/types/user.ts'
import { SampleTitle } from '../parts/SampleTitle.tsx'
import { FormIntro } from './FormIntro.tsx'
import { SampleForm } from './SampleForm.tsx'
import { WithSystemForm } from './WithSystemForm.tsx'

const names = ['username', 'name', 'email', 'phone', 'profile'] as const satisfies readonly (keyof User)[]

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
