import type { Menu } from '#generated/types/menu.ts'
import { Can } from '../../../session/access/Can.tsx'
import { SampleTitle } from '../parts/SampleTitle.tsx'
import { SampleForm } from './SampleForm.tsx'
import { WithSystemForm } from './WithSystemForm.tsx'

/** The rows of API calls complete from the server's list, which only users who manage menus may read. */
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

/** A form in several cards, with fields that depend on a choice, rows that can be added and removed, and JSON. */
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
