import type { Menu } from '#generated/types/menu.ts'
import { Can } from '../../../session/access/Can.tsx'
import { SampleTitle } from '../parts/SampleTitle.tsx'
import { SampleForm } from './SampleForm.tsx'
import { WithSystemForm } from './WithSystemForm.tsx'

/** Rows of calls of the API offer what the server tells those who manage menus. */
const rows = 'resources' satisfies keyof Menu

const fields = [
  'type',
  'code',
  'name',
  'path',
  'sequence',
  'status',
  'description',
  'properties',
] as const satisfies readonly (keyof Menu)[]

const withRows = [...fields, rows]

/** A form in several cards: fields that come with a choice, rows that are added and taken away, and JSON. */
export function AdvancedFormPage() {
  return (
    <>
      <SampleTitle path="/samples/form/advanced" />
      <WithSystemForm entity="menu">
        {(resource, form) => (
          <Can
            action={resource.permissions.page}
            otherwise={<SampleForm name="advanced" resource={resource} form={form} fields={fields} />}
          >
            <SampleForm name="advanced" resource={resource} form={form} fields={withRows} />
          </Can>
        )}
      </WithSystemForm>
    </>
  )
}
