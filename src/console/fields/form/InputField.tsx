import type { ErrorSchema, FieldProps, RJSFSchema } from '@rjsf/utils'
import { getUiOptions } from '@rjsf/utils'
import { useTranslate } from 'react-admin'
import { isWidgetName } from '#shared/fields/widgets.ts'
import type { WidgetName } from '#shared/fields/widgets.ts'
import type { InputOptions } from '../../kit/inputs/InputProps.ts'
import { withHolder } from '../../kit/inputs/withHolder.ts'
import { isJson } from '../../kit/text/readValue.ts'
import type { FormContext } from './templates/FormContext.ts'
import { InputBoundary } from '../inputs/InputBoundary.tsx'
import { NamedInput } from '../inputs/inputs.tsx'

type Props = FieldProps<unknown, RJSFSchema, FormContext>

/** Draws a property with the input that its uiSchema names, regardless of its JSON type. */
export function InputField(props: Props) {
  const { uiSchema, fieldPathId, formData, onChange, required, disabled, readonly, rawErrors, errorSchema } =
    props
  const { widget, title, help, input } = getUiOptions(uiSchema)
  const translate = useTranslate()
  const { fillings = {}, unseenFillings = [] } = props.registry.formContext
  const isUnseen = formData === undefined && unseenFillings.includes(props.name)
  const filling = fillings[props.name]
  const value = formData === undefined ? filling : formData
  const label = title ?? props.name
  return (
    <InputBoundary label={label}>
      <NamedInput
        widget={widgetIn(widget)}
        id={fieldPathId.$id}
        label={label}
        value={isJson(value) ? value : undefined}
        // An absent value would be filled in again, so a cleared one becomes null.
        onChange={(next) => onChange(next ?? (filling === undefined ? undefined : null), fieldPathId.path)}
        required={required ?? false}
        disabled={(disabled ?? false) || (readonly ?? false)}
        error={complaintIn(rawErrors, props)}
        help={isUnseen ? translate('screens.form.filledOnSaving') : helpIn(help)}
        options={optionsIn(input, props.registry.formContext)}
        errorsInside={errorsInside(errorSchema)}
      />
    </InputBoundary>
  )
}

/** The complaint about the property, unless it no longer applies. */
function complaintIn(
  complaints: readonly string[] = [],
  { name, registry: { formContext } }: Pick<Props, 'name' | 'registry'>,
): string | undefined {
  const [first] = complaints
  const { standing, refusals = [] } = formContext
  const isRefused = refusals.some(({ path, message }) => path === `/${name}` && message === first)
  return first === undefined || !standing || isRefused ? first : standing[name]
}

function helpIn(help: unknown): string | undefined {
  return typeof help === 'string' ? help : undefined
}

/** The uiSchema's widget; `uiSchemaOf` names one for every property that it draws. */
function widgetIn(widget: unknown): WidgetName {
  const name = String(widget)
  if (!isWidgetName(name)) throw new TypeError(`No input is called "${name}".`)
  return name
}

/**
 * The options of the input, adapted to the stored record: its own tree is offered without the record, because a node cannot be
 * its own parent, and private files are fetched through the record.
 */
function optionsIn(input: unknown, { resource, recordId }: FormContext): InputOptions {
  if (!isInputOptions(input)) return {}
  if (recordId === undefined) return input
  if (input.children) return { ...input, isStored: true }
  if (input.holder) return withHolder(input, recordId)
  return input.reference?.entity === resource.entity ? { ...input, without: recordId } : input
}

function isInputOptions(value: unknown): value is InputOptions {
  return typeof value === 'object' && value !== null
}

/** The complaints below the property, by JSON pointer. */
function errorsInside(schema: ErrorSchema | undefined, path = ''): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [name, inner] of Object.entries(schema ?? {})) {
    if (name === '__errors' || !isErrorSchema(inner)) continue
    const at = `${path}/${name}`
    const first = inner['__errors']?.[0]
    if (first !== undefined) found[at] = first
    Object.assign(found, errorsInside(inner, at))
  }
  return found
}

function isErrorSchema(value: unknown): value is ErrorSchema {
  return typeof value === 'object' && value !== null
}
