import Stack from '@mui/material/Stack'
import { useEffect, useMemo, useState } from 'react'
import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { listOf } from '#shared/json/listOf.ts'
import { createFormData } from '../../../../fields/form/data/createFormData.ts'
import { payloadOf } from '../../../../fields/form/data/formDataOf.ts'
import type { FormValidator } from '../../../../fields/form/validator/createValidator.ts'
import { propertyOf } from '../../../../fields/form/validator/createValidator.ts'
import { PartForm } from '../../../../fields/form/PartForm.tsx'
import { focusField } from '../../../../fields/form/SchemaForm.tsx'
import { useFormValidator } from '../../../../fields/form/validator/useFormValidator.ts'
import { NamedInput } from '../../../../fields/inputs/inputs.tsx'
import { unknownRecord } from '../../../../fields/predicted/Predictor.ts'
import { useEntityWords } from '../../../../session/entities/useEntityWords.ts'
import { changeableFields } from './changeableFields.ts'
import { changeForm } from './changeForm.ts'
import { useChangeWords } from './useChangeWords.ts'

interface ChangeInputsProps {
  id: string
  resource: Resource
  form: ResourceForm
  /** Whether the user tried to go on without choosing a property, which is reported only then. */
  isMissed: boolean
  refusals: readonly FieldRefusal[]
  disabled: boolean
  onSubmit: (values: JsonObject) => void
}

/** Selects the properties to change, and shows their inputs. */
export function ChangeInputs({
  id,
  resource,
  form,
  isMissed,
  refusals,
  disabled,
  onSubmit,
}: ChangeInputsProps) {
  const words = useChangeWords()
  const { label } = useEntityWords(resource)
  const [names, setNames] = useState<readonly string[]>([])
  const [values, setValues] = useState<JsonObject>({})
  const part = useMemo(() => changeForm(form, names), [form, names])
  const validator = useFormValidator(resource, part)
  const choices = useMemo(
    () => changeableFields(resource, form).map(({ source }) => ({ value: source, label: label(source) })),
    [resource, form, label],
  )
  const choose = (chosen: Json | undefined) => {
    const next = listOf(chosen).map(String)
    const added = next.filter((name) => !names.includes(name))
    const kept = Object.entries(values).filter(([name]) => next.includes(name))
    setNames(next)
    setValues({
      ...Object.fromEntries(kept),
      ...createFormData(changeForm(form, added), validator, {}),
    })
  }
  useEffect(() => {
    document.getElementById(`${id}-properties`)?.focus()
  }, [id])
  return (
    <Stack spacing={2.5}>
      <NamedInput
        widget={factsOf('enums').widget}
        id={`${id}-properties`}
        label={words.properties}
        value={[...names]}
        onChange={choose}
        required
        disabled={disabled}
        error={isMissed && names.length === 0 ? words.missing : undefined}
        help={words.how}
        options={{ choices }}
      />
      {names.length > 0 && (
        <ChosenInputs
          id={id}
          resource={resource}
          form={part}
          validator={validator}
          values={values}
          refusals={refusals}
          disabled={disabled}
          onChange={setValues}
          onSubmit={onSubmit}
        />
      )}
    </Stack>
  )
}

interface ChosenInputsProps extends Omit<ChangeInputsProps, 'isMissed'> {
  validator: FormValidator
  values: JsonObject
  onChange: (values: JsonObject) => void
}

function ChosenInputs({ form, onSubmit, ...props }: ChosenInputsProps) {
  const { id, refusals } = props
  useEffect(() => {
    const [first] = refusals
    if (first) focusField(id, { property: propertyOf(first.path) })
  }, [id, refusals])
  return (
    <PartForm
      {...props}
      form={form}
      predicted={unseenRecord}
      onSubmit={(data) => onSubmit(payloadOf(data, everySet(form), form.schema))}
    />
  )
}

const unseenRecord = unknownRecord('unseen')

/** A chosen property that was left empty is sent as cleared. */
function everySet({ order }: ResourceForm): JsonObject {
  return Object.fromEntries(order.map((name) => [name, true]))
}
