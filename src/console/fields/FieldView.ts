import type { ComponentType, ReactNode } from 'react'
import type { Json } from '#shared/contracts/Json.ts'
import type { Field, Resource } from '#shared/contracts/Resource.ts'
import type { FileHolder, InputProps } from '../kit/inputs/InputProps.ts'
import type { Values } from '../session/entities/recordName.ts'
import type { ValueWords } from './ValueWords.ts'

/** How the console filters a kind of field and shows its values; what it is typed with stands in `inputs/inputs.tsx`. */
export interface FieldView {
  /** The input of a filter by one value; null where lists have no such filter. */
  filter: ComponentType<FilterProps> | null
  /** The input at either end of a range; null where there is no order. */
  range: ComponentType<InputProps> | null
  /** A value that is set, in a list or on a page. */
  cell: (drawing: Drawing) => ReactNode
  /** A value that is set, as plain text: for exports, and for values around it. */
  text: (value: Json, context: TextContext) => string
}

/** What the input of a filter takes. */
export interface FilterProps extends InputProps {
  /** Of a reference to a tree: the node that is asked for with all below it, instead of the value; absent where a list cannot be asked so. */
  within?: {
    value: Json | undefined
    /** Asks for a node alone, or for one with all below it. */
    onChange: (asked: { equal?: Json | undefined; within?: Json | undefined }) => void
  }
}

/** What a value is told as plain text with. */
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
  /** In a list everything is one line; on the detail page there is room. */
  place: 'list' | 'detail'
  /** The object or rows around it, with dots, as its words are known by. */
  within?: string | undefined
  /** The record that holds private files, where that is another than the resource's. */
  holder?: FileHolder | undefined
}

/** A value that is set, and all that may bear on how it looks. */
export interface Drawing extends DrawingPlace {
  resource: Resource
  value: Json
  /** The value as plain text. */
  text: string
  words: ValueWords
  /** Draws a property inside the value. */
  draw: (inner: DrawingPlace) => ReactNode
}
