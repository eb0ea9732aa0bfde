import { withTheme } from '@rjsf/core'
import { generateTheme } from '@rjsf/mui'
import type { RJSFSchema, RJSFValidationError, UiSchema, ValidatorType } from '@rjsf/utils'
import type RjsfForm from '@rjsf/core'
import { useMemo, useRef } from 'react'
import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { useRowForms } from '../children/useRowForms.ts'
import type { FormContext } from './templates/FormContext.ts'
import { errorSchemaOf } from './validator/errorSchemaOf.ts'
import { InputField } from './InputField.tsx'
import { outlineOf } from './outlineOf.ts'
import { BareFieldTemplate } from './templates/BareFieldTemplate.tsx'
import { RootTemplate } from './templates/RootTemplate.tsx'
import { useRemountKey } from './useRemountKey.ts'
import { useStandingRefusals } from './validator/useStandingRefusals.ts'

interface SchemaFormProps {
  id: string
  form: ResourceForm
  uiSchema: UiSchema<unknown, RJSFSchema, FormContext>
  validator: ValidatorType<unknown, RJSFSchema, FormContext>
  context: FormContext
  formData: JsonObject
  /** The fields that the server refused, besides the validator's complaints. */
  refusals?: readonly FieldRefusal[]
  disabled: boolean
  onChange: (formData: JsonObject) => void
  onSubmit: (formData: JsonObject) => void
  onInvalid: (errors: readonly RJSFValidationError[]) => void
}

const Form = withTheme<unknown, RJSFSchema, FormContext>(generateTheme<unknown, RJSFSchema, FormContext>())
/**
 * Draws no field for alternatives. Those of the whole record only say which properties go together, and a choice among unnamed
 * branches below the form would tell the user nothing. Those of a property belong to its own input.
 */
const NoField = () => null
const fields = { input: InputField, AnyOfField: NoField, OneOfField: NoField }
const templates = { FieldTemplate: BareFieldTemplate, ObjectFieldTemplate: RootTemplate }
// Defaults are filled in once, for a new record; a stored record or a cleared value keeps what it has.
const noDefaults = { emptyObjectFields: 'skipDefaults', arrayMinItems: { populate: 'never' } } as const

/** A form drawn from a JSON Schema and checked by the validator generated for it. */
export function SchemaForm({
  context,
  refusals,
  onChange,
  onSubmit,
  onInvalid,
  form,
  ...props
}: SchemaFormProps) {
  const { schema } = form
  const outline = useMemo(() => outlineOf(schema), [schema])
  const rowForms = useRowForms(context.resource, form)
  // Marks each refusal at the field that caused it.
  const standing = useStandingRefusals(refusals, props.formData, { form, rowForms })
  const extraErrors = useMemo(() => standing && errorSchemaOf(standing), [standing])
  const ref = useRef<RjsfForm<unknown, RJSFSchema, FormContext>>(null)
  const key = useRemountKey(ref, props.formData)
  return (
    <Form
      {...props}
      schema={outline}
      key={key}
      ref={ref}
      // A prefix for this form alone, because other tabs keep forms with properties of the same names.
      idPrefix={props.id}
      formContext={context}
      fields={fields}
      templates={templates}
      extraErrors={extraErrors}
      extraErrorsBlockSubmit={false}
      experimental_defaultFormStateBehavior={noDefaults}
      noHtml5Validate
      showErrorList={false}
      focusOnFirstError={(error) => focusField(props.id, error)}
      onChange={({ formData }) => onChange(objectOf(formData))}
      onSubmit={({ formData }) => onSubmit(objectOf(formData))}
      onError={onInvalid}
    >
      {/* The buttons are in the bar below the page; without children rjsf would add its own. */}
      <></>
    </Form>
  )
}

/** Scrolls to the field of a form that a complaint is about, and focuses it. */
export function focusField(formId: string, { property = '' }: Pick<RJSFValidationError, 'property'>): void {
  const names = property.split('.').filter(Boolean)
  const id = [formId, ...names].join('_')
  const field = fieldIn(formId, names[0] ?? '')
  const control =
    document.getElementById(id) ??
    field?.querySelector(
      'input:not([type=hidden]), textarea, select, button, [contenteditable=true], [tabindex="0"]',
    )
  if (!(control instanceof HTMLElement)) return
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
}

/** The field of a property; null if the form does not show it. */
export function fieldIn(formId: string, property: string): Element | null {
  const form = document.getElementById(formId)
  return form?.querySelector(`[data-field="${CSS.escape(property)}"]`) ?? null
}
