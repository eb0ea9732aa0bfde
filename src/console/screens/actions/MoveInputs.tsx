import { useEffect, useMemo, useState } from 'react'
import { useNotify } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { createFormData } from '../../fields/form/data/createFormData.ts'
import { propertyOf } from '../../fields/form/createValidator.ts'
import { formDataOf, payloadOf } from '../../fields/form/data/formDataOf.ts'
import { refusalsOf } from '../../fields/form/refusalsOf.ts'
import { SchemaForm, focusField } from '../../fields/form/SchemaForm.tsx'
import { uiSchemaOf } from '../../fields/form/uiSchemaOf.ts'
import { useUnseenRows } from '../../fields/children/useUnseenRows.ts'
import { PredictedContext, unknownRecord } from '../../fields/predicted/Predicted.ts'
import type { Predicted } from '../../fields/predicted/Predicted.ts'
import { usePredicting } from '../../fields/predicted/usePredicting.ts'
import { useFormValidator } from '../../fields/form/useFormValidator.ts'
import { UploadsReport, useUploadsUnderWay } from '../../kit/upload/UploadsUnderWay.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'

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

/** The inputs of a move: drawn and judged as in the form, filled in with what the record has already. */
export function MoveInputs(props: MoveInputsProps) {
  const { id, resource, form, record, disabled, onSubmit } = props
  const notify = useNotify()
  const words = useEntityWords(resource)
  const uiSchema = useMemo(
    () => uiSchemaOf({ resource, form, words, states: undefined }),
    [resource, form, words],
  )
  const validator = useFormValidator(resource, form)
  const base = useMemo(() => formDataOf(record ?? {}, form.schema), [record, form])
  const [values, setValues] = useState(() => createFormData(form, validator, record ?? {}))
  const refusals = useMemo(() => refusalsOf(props.refusals), [props.refusals])
  const uploads = useUploadsUnderWay()
  const predicted = usePredicted(props, values)
  useFocusOnFirst(id, form, props.refusals)
  return (
    <UploadsReport value={uploads.report}>
      <PredictedContext value={predicted}>
        <SchemaForm
          id={id}
          schema={form.schema}
          uiSchema={uiSchema}
          validator={validator}
          context={{ resource, sections: [{ name: 'asked', fields: form.order }], recordId: idOf(record) }}
          formData={values}
          refusals={refusals}
          disabled={disabled}
          onChange={setValues}
          onSubmit={(data) =>
            uploads.isUnderWay()
              ? notify('screens.notify.uploading', { type: 'warning' })
              : onSubmit(payloadOf(data, base, form.schema))
          }
          onInvalid={() => {}}
        />
      </PredictedContext>
    </UploadsReport>
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

function idOf(record: RaRecord | undefined): string | undefined {
  return record && String(record.id)
}

/** The cursor starts in the first input, and goes to the first that was refused. */
function useFocusOnFirst(id: string, { order }: ResourceForm, refusals: readonly FieldRefusal[]) {
  useEffect(() => {
    const [first] = refusals
    focusField(id, { property: propertyOf(first?.path ?? `/${order[0] ?? ''}`) })
  }, [id, order, refusals])
}
