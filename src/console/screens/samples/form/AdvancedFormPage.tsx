import type { Menu } from '#generated/types/menu.ts'
import { Can } from '../../../session/access/Can.tsx'
import { SampleTitle } from '../parts/SampleTitle.tsx'
import { FormIntro } from './FormIntro.tsx'
import { SampleForm } from './SampleForm.tsx'
import { WithSystemForm } from './WithSystemForm.tsx'

/** Rows of calls of the API offer what the server tells those who manage menus. */
const rows = 'resources' satisfies keyof Menu

const names = [
  'type',
  'code',
  'name',
  'path',
  'sequence',
  'status',
  'description',
  'properties',
] as const satisfies readonly (keyof Menu)[]

const withRows = [...names, rows]

/** A form in several cards: fields that come with a choice, rows that are added and taken away, and JSON. */
export function AdvancedFormPage() {
  return (
    <>
      <SampleTitle path="/samples/form/advanced" />
      <FormIntro />
      <WithSystemForm entity="menu">
        {(resource, form) => (
          <Can
            action={resource.permissions.page}
            otherwise={<SampleForm resource={resource} form={form} names={names} />}
          >
            <SampleForm resource={resource} form={form} names={withRows} />
          </Can>
        )}
      </WithSystemForm>
    </>
  )
}
