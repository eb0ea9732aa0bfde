import type { ComponentType } from 'react'
import { useEventCallback } from '@mui/material/utils'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { WidgetName } from '#shared/fields/widgets.ts'
import { errorsBelow } from '../../kit/inputs/errorsBelow.ts'
import type { InnerInput, InputProps } from '../../kit/inputs/InputProps.ts'
import { withHolder } from '../../kit/inputs/withHolder.ts'
import { withPart } from './withPart.ts'

/** The component that draws an input by its name; the form passes it down because it knows all inputs. */
export type Cell = ComponentType<InputProps & { widget: WidgetName }>

interface PartInputProps {
  Cell: Cell
  part: InnerInput
  /** The id of the object or row that the part belongs to. */
  id: string
  /** The part's label, which includes the row's number where the label is not visible. */
  label: string
  object: JsonObject
  /** The object with the values that the server fills in where none are given. */
  shown?: JsonObject
  bare?: boolean
  disabled: boolean
  errors: Readonly<Record<string, string>> | undefined
  onChange: (object: JsonObject) => void
}

/** The input of one property inside an object; a change passes the whole changed object on. */
export function PartInput({
  Cell,
  part,
  id,
  object,
  shown = object,
  errors,
  onChange,
  ...props
}: PartInputProps) {
  // A stable callback that always calls the latest function, so that an input with an unchanged value is not drawn again.
  const change = useEventCallback((value: Json | undefined) => onChange(withPart(object, part, value)))
  return (
    <Cell
      id={`${id}_${part.name}`}
      widget={part.widget}
      label={props.label}
      bare={props.bare ?? false}
      // A table marks its columns as required instead.
      required={part.required && props.bare !== true}
      disabled={props.disabled}
      help={part.help}
      value={shown[part.name]}
      {...errorsBelow(errors, `/${part.name}`)}
      {...(part.options && { options: withHolder(part.options, object['id']) })}
      onChange={change}
    />
  )
}
