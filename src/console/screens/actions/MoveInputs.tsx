import { useEffect, useMemo, useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { createFormData } from '../../fields/form/data/createFormData.ts'
import { propertyOf } from '../../fields/form/validator/createValidator.ts'
import { formDataOf, payloadOf } from '../../fields/form/data/formDataOf.ts'
import { PartForm } from '../../fields/form/PartForm.tsx'
import { focusField } from '../../fields/form/SchemaForm.tsx'
import { useUnseenRows } from '../../fields/children/useUnseenRows.ts'
import { unknownRecord } from '../../fields/predicted/Predicted.ts'
import type { Predicted } from '../../fields/predicted/Predicted.ts'
import { usePredicting } from '../../fields/predicted/usePredicting.ts'
import { useFormValidator } from '../../fields/form/validator/useFormValidator.ts'

interface MoveInputsProps {
  id: string
  resource: Resource
  /** The part of the entity's form that the move asks for. */
  form: ResourceForm
  record: RaRecord | undefined
  refusals: readonly FieldRefusal[]
  disabled: boolean
  onSubmit: (values: JsonObject) => void
}

/** The inputs of a move, filled in with what the record has already. */
export function MoveInputs(props: MoveInputsProps) {
  const { id, resource, form, record, refusals, disabled, onSubmit } = props
  const validator = useFormValidator(resource, form)
  const base = useMemo(() => formDataOf(record ?? {}, form.schema), [record, form])
  const [values, setValues] = useState(() => createFormData(form, validator, record ?? {}))
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
      onChange={setValues}
      onSubmit={(data) => onSubmit(payloadOf(data, base, form.schema))}
    />
  )
}

/** The one record as it will be, by which asked references are limited. */
function usePredicted({ resource, form, record }: MoveInputsProps, values: JsonObject): Predicted {
  const predict = usePredicting({ resource, form, find: unseen, unseenRows: useUnseenRows(resource) })
  return useMemo(() => {
    const stored: JsonObject = { ...record }
    return record ? predict({ record: { ...stored, ...values }, stored }).record : unknownRecord('unseen')
  }, [predict, record, values])
}

const unseen = () => 'unseen' as const

/** The cursor starts in the first input, and goes to the first that was refused. */
function useFocusOnFirst(id: string, { order }: ResourceForm, refusals: readonly FieldRefusal[]) {
  useEffect(() => {
    const [first] = refusals
    focusField(id, { property: propertyOf(first?.path ?? `/${order[0] ?? ''}`) })
  }, [id, order, refusals])
}
