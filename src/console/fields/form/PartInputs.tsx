import { deepEquals } from '@rjsf/utils'
import { useEffect, useMemo, useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { createFormData } from './data/createFormData.ts'
import { propertyOf } from './validator/createValidator.ts'
import { formDataOf, payloadOf } from './data/formDataOf.ts'
import { PartForm } from './PartForm.tsx'
import { focusField } from './SchemaForm.tsx'
import { useUnseenRows } from '../children/useUnseenRows.ts'
import { unknownRecord } from '../predicted/Predictor.ts'
import type { Predictor } from '../predicted/Predictor.ts'
import { usePredicting } from '../predicted/usePredicting.ts'
import { useFormValidator } from './validator/useFormValidator.ts'

interface PartInputsProps {
  id: string
  resource: Resource
  /** Only the shown part of the entity's form. */
  form: ResourceForm
  record: RaRecord | undefined
  refusals: readonly FieldRefusal[]
  disabled: boolean
  /** Whether the inputs begin with the stored values alone, without defaults for the others. */
  asStored?: boolean
  /** Called whenever the values change. */
  onTouched?: () => void
  onSubmit: (values: JsonObject) => void
}

/** Some inputs of an entity's form for a dialog, filled in with the record's stored values. */
export function PartInputs(props: PartInputsProps) {
  const { id, resource, form, record, refusals, disabled, asStored, onTouched, onSubmit } = props
  const validator = useFormValidator(resource, form)
  const base = useMemo(() => formDataOf(record ?? {}, form.schema), [record, form])
  const [values, setValues] = useState(() =>
    asStored ? base : createFormData(form, validator, record ?? {}),
  )
  useFocusOnFirst(id, form, refusals)
  return (
    <PartForm
      id={id}
      resource={resource}
      form={form}
      validator={validator}
      predicted={usePredicted(props, values)}
      recordId={record && String(record.id)}
      values={values}
      refusals={refusals}
      disabled={disabled}
      onChange={(changed) => {
        setValues(changed)
        if (!deepEquals(changed, values)) onTouched?.()
      }}
      onSubmit={(data) => onSubmit(payloadOf(data, base, form.schema))}
    />
  )
}

/** The record as it will be after saving, by which the choices of its references are limited. */
function usePredicted({ resource, form, record }: PartInputsProps, values: JsonObject): Predictor {
  const predict = usePredicting({ resource, form, find: unseen, unseenRows: useUnseenRows(resource) })
  return useMemo(() => {
    const stored: JsonObject = { ...record }
    return record ? predict({ record: { ...stored, ...values }, stored }).record : unknownRecord('unseen')
  }, [predict, record, values])
}

const unseen = () => 'unseen' as const

/** Focuses the first input at the start, and the first refused one after a refusal. */
function useFocusOnFirst(id: string, { order }: ResourceForm, refusals: readonly FieldRefusal[]) {
  useEffect(() => {
    const [first] = refusals
    focusField(id, { property: propertyOf(first?.path ?? `/${order[0] ?? ''}`) })
  }, [id, order, refusals])
}
