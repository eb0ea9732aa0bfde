import type { RaRecord } from 'react-admin'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { formDataOf, payloadOf } from '../../../fields/form/data/formDataOf.ts'
import { partOfForm } from '../../../fields/form/partOfForm.ts'
import { valuesBefore } from '../../../fields/form/undo/valuesBefore.ts'
import type { NewValue } from './useSaveProperty.ts'

/** A record before and after a change of one property. */
interface Changed {
  resource: Resource
  form: ResourceForm
  record: RaRecord
  stored: RaRecord
}

/** The change that undoes the change of a property; undefined if it would change nothing. */
export function valueBefore({ resource, form, record, stored }: Changed, name: string): NewValue | undefined {
  const change = { was: { [name]: record[name] ?? null }, became: { [name]: stored[name] ?? null } }
  const { names, values } = valuesBefore({ resource, form, record: stored }, change)
  if (!names.includes(name)) return undefined
  const { schema } = partOfForm(form, [name])
  return { record: stored, name, values: payloadOf(values, formDataOf(stored, schema), schema) }
}
