import type { ComponentType, ReactNode } from 'react'
import type { Json } from '#shared/contracts/Json.ts'
import type { Field, Resource } from '#shared/contracts/Resource.ts'
import type { FileHolder, InputProps } from '../kit/inputs/InputProps.ts'
import type { Values } from '../session/entities/recordName.ts'
import type { ValueWords } from './ValueWords.ts'

/** How the console filters a kind of field and shows its values; the kind's input is listed in `inputs/inputs.tsx`. */
export interface FieldView {
  /** The input of a filter by one value; null where lists have no such filter. */
  filter: ComponentType<FilterProps> | null
  /** The input for a range's lower or upper bound; null where the values have no order. */
  range: ComponentType<InputProps> | null
  /** Draws a value that is set, in a list or on a page. */
  cell: (drawing: Drawing) => ReactNode
  /** Writes a value that is set as plain text, for exports and for the text of an enclosing value. */
  text: (value: Json, context: TextContext) => string
}

/** The props of a filter's input. */
export interface FilterProps extends InputProps {
  /** For a reference to a tree: filters by a node with all nodes below it; absent where a list cannot filter so. */
  within?: {
    value: Json | undefined
    /** Filters by one node alone, or by a node and all nodes below it. */
    onChange: (asked: { equal?: Json | undefined; within?: Json | undefined }) => void
  }
}

/** The context in which a value is written as plain text. */
export interface TextContext {
  field: Field
  words: ValueWords
  /** The text of a property inside the value. */
  textWithin: (field: Field, record: Values, words: ValueWords) => string
}

/** Where a value is drawn. */
export interface DrawingPlace {
  field: Field
  record: Values
  /** In a list everything is one line; on the detail page there is room for more. */
  place: 'list' | 'detail'
  /** The path of the enclosing object or rows, with dots: the key of its words. */
  within?: string | undefined
  /** The record that holds private files, where it is not the resource's own record. */
  holder?: FileHolder | undefined
}

/** A value that is set, and everything that may affect how it looks. */
export interface Drawing extends DrawingPlace {
  resource: Resource
  value: Json
  /** The value as plain text. */
  text: string
  words: ValueWords
  /** Draws a property inside the value. */
  draw: (inner: DrawingPlace) => ReactNode
}
