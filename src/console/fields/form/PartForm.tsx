import { useMemo } from 'react'
import { useNotify } from 'react-admin'
import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { UploadsProvider, useUploadsUnderWay } from '../../kit/upload/UploadsUnderWay.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { PredictorContext } from '../predicted/Predictor.ts'
import type { Predictor } from '../predicted/Predictor.ts'
import type { FormValidator } from './validator/createValidator.ts'
import { SchemaForm } from './SchemaForm.tsx'
import { uiSchemaOf } from './uiSchema/uiSchemaOf.ts'

interface PartFormProps {
  id: string
  resource: Resource
  /** Only the shown part of the entity's form. */
  form: ResourceForm
  validator: FormValidator
  /** The record around the inputs, as far as its values are known. */
  predicted: Predictor
  recordId?: string | undefined
  values: JsonObject
  refusals: readonly FieldRefusal[]
  disabled: boolean
  onChange: (values: JsonObject) => void
  onSubmit: (values: JsonObject) => void
}

/** Some inputs of an entity's form for a dialog, drawn and validated as in the form, one below the other. */
export function PartForm({ resource, form, predicted, values, onSubmit, ...props }: PartFormProps) {
  const notify = useNotify()
  const words = useEntityWords(resource)
  const uiSchema = useMemo(
    () => uiSchemaOf({ resource, form, words, states: undefined }),
    [resource, form, words],
  )
  const uploads = useUploadsUnderWay()
  return (
    <UploadsProvider value={uploads.report}>
      <PredictorContext value={predicted}>
        <SchemaForm
          id={props.id}
          form={form}
          uiSchema={uiSchema}
          validator={props.validator}
          context={{
            resource,
            sections: [{ name: 'asked', fields: form.order }],
            recordId: props.recordId,
          }}
          formData={values}
          refusals={props.refusals}
          disabled={props.disabled}
          onChange={props.onChange}
          onSubmit={(data) =>
            uploads.isUnderWay() ? notify('screens.notify.uploading', { type: 'warning' }) : onSubmit(data)
          }
          onInvalid={() => {}}
        />
      </PredictorContext>
    </UploadsProvider>
  )
}
