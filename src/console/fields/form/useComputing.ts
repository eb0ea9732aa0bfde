import { useMemo } from 'react'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { useUnseenRows } from '../children/useUnseenRows.ts'
import type { Completion } from '../fills/completionOf.ts'
import { computedWhole } from '../predicted/computedWhole.ts'
import { computesAnything, usePredicting } from '../predicted/usePredicting.ts'
import type { Predict } from '../predicted/usePredicting.ts'
import type { EditedRecord } from '../referred/Target.ts'
import type { FindReferred } from '../referred/ReferredContext.ts'
import { formDataOf, writableNames } from './data/formDataOf.ts'
import { withPropertiesOf } from './conflict/mergeEdits.ts'
import type { Conflict } from './conflict/Conflict.ts'

interface Computing {
  resource: Resource
  form: ResourceForm
  find: FindReferred
  complete: Completion
  formData: JsonObject
  /** The whole stored record; absent while the record is new. */
  stored: JsonObject | undefined
  conflict: Conflict | undefined
}

/** The computed values of a form: for the entered values, for any other values to be validated, and for a conflict. */
export function useComputing({ resource, form, find, complete, formData, stored, conflict }: Computing) {
  const predict = usePredicting({ resource, form, find, unseenRows: useUnseenRows(resource) })
  const edited = useMemo(() => editedOf(form, stored, complete(formData)), [form, stored, complete, formData])
  const predicted = useMemo(() => predict(edited), [predict, edited])
  const compute = useMemo(() => {
    if (!computesAnything(form)) return undefined
    return (entered: JsonObject) =>
      computedWhole(predict(editedOf(form, stored, entered)).record, entered, form)
  }, [predict, form, stored])
  const conflicting = useMemo(
    () => conflict && withComputed(form, conflict, predict),
    [form, conflict, predict],
  )
  return { edited, predicted, compute, conflicting }
}

/** The record with the entered values, and the stored record, both without the nulls that the form leaves out. */
function editedOf(form: ResourceForm, stored: JsonObject | undefined, completed: JsonObject): EditedRecord {
  if (!stored) return { record: completed }
  const names = new Set(writableNames(form.schema))
  const others = Object.entries(stored).filter(([name]) => !names.has(name))
  return {
    record: { ...Object.fromEntries(others), ...completed },
    stored: { ...stored, ...formDataOf(stored, form.schema) },
  }
}

/** The conflict with the predicted computed values of my version, and the records that must be known to predict them. */
function withComputed(form: ResourceForm, conflict: Conflict, predict: Predict) {
  const { mine, merged, stored, names } = conflict
  const { record, wanted } = predict(editedOf(form, stored, merged))
  const { values } = computedWhole(record, merged, form)
  return { conflict: { ...conflict, mine: { ...mine, ...withPropertiesOf({}, values, names) } }, wanted }
}
