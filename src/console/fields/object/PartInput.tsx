import type { ComponentType } from 'react'
import { useEventCallback } from '@mui/material/utils'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { WidgetName } from '#shared/fields/widgets.ts'
import { errorsBelow } from '../../kit/inputs/errorsBelow.ts'
import type { InnerInput, InputProps } from '../../kit/inputs/InputProps.ts'
import { withHolder } from '../../kit/inputs/withHolder.ts'
import { withPart } from './withPart.ts'

/** Draws an input by its name; the form knows them all. */
export type Cell = ComponentType<InputProps & { widget: WidgetName }>

interface PartInputProps {
  Cell: Cell
  part: InnerInput
  /** Id of the object or row that the part belongs to. */
  id: string
  /** The part's label, with the number of its row where it is not shown. */
  label: string
  object: JsonObject
  /** The object with what it gets where nothing is given. */
  shown?: JsonObject
  bare?: boolean
  disabled: boolean
  errors: Readonly<Record<string, string>> | undefined
  onChange: (object: JsonObject) => void
}

/** One property inside an object: its value in, the changed object out. */
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
  // The same each time, so that an input whose value stays is not drawn again; it always calls the latest.
  const change = useEventCallback((value: Json | undefined) => onChange(withPart(object, part, value)))
  return (
    <Cell
      id={`${id}_${part.name}`}
      widget={part.widget}
      label={props.label}
      bare={props.bare ?? false}
      // A table marks its columns instead.
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
