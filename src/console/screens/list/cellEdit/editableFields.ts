import type { CellForm } from '#shared/fields/FieldFacts.ts'
import type { Field, Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { isShown } from '#shared/contracts/isShown.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { isLocked, lockOf } from '#shared/states/lockOf.ts'
import { writableNames } from '../../../fields/form/data/formDataOf.ts'
import type { Values } from '../../../session/entities/recordName.ts'

/** Kinds of values that a single input shows in full, within a few lines. */
const small: ReadonlySet<CellForm> = new Set([
  'text',
  'texts',
  'integer',
  'number',
  'money',
  'percent',
  'truth',
  'choice',
  'choices',
  'reference',
  'references',
  'day',
  'moment',
  'time',
  'clock',
  'duration',
])

/** The properties that can be edited in the table. States change by moves, and formatted texts need the room of a form. */
export function editableFields({ fields, states }: Resource, form: ResourceForm): ReadonlySet<string> {
  const writable = new Set(writableNames(form.schema))
  const editable = fields.filter(
    ({ type, source, private: isPrivate }) =>
      writable.has(source) &&
      source !== states?.property &&
      type !== 'secret' &&
      type !== 'richText' &&
      !isPrivate &&
      small.has(factsOf(type).cell),
  )
  return new Set(editable.map(({ source }) => source))
}

/** Whether the property of this record may be changed: its state does not lock the property, and the form would show it. */
export function isEditable({ states }: Resource, field: Field, record: Values): boolean {
  const lock = lockOf(states, record)
  return isShown(field, record) && !(states && lock && isLocked(states, lock, field.source))
}
