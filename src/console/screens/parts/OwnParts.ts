import type { ComponentType, ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import type { NameWords } from '../../session/menus/menuNameIn.ts'
import type { Values } from '../../session/entities/recordName.ts'

/** The props of a hand-written cell in a list; `children` is the content of the generic cell. */
export interface OwnCellProps {
  resource: Resource
  record: RaRecord
  /** Whether the current user may change the record. */
  mayEdit: boolean
  children: ReactNode
}

/** The props of a hand-written value on a detail page. */
export interface OwnValueProps extends Omit<OwnCellProps, 'record' | 'mayEdit'> {
  record: Values
}

/** The props of a hand-written panel below a record. */
export interface OwnPanelProps {
  resource: Resource
  record: Values
}

/** The props of a hand-written action's dialog; the records are a single one, or those selected. */
export interface OwnDialogProps {
  resource: Resource
  records: readonly RaRecord[]
  onClose: () => void
}

/** An action on records beside those that every entity has; its dialog asks the user and performs it. */
export interface OwnAction {
  /** The message key of its label. */
  label: string
  /** The button code that allows it. */
  code: string
  /** The places that offer it. */
  places: readonly ('record' | 'selection')[]
  /** Whether it changes the record, so that it needs the right to change that very record. */
  changes?: boolean
  Dialog: ComponentType<OwnDialogProps>
}

/** The hand-written parts of one entity's generic screens. */
export interface OwnParts {
  /** The cells in lists, by property. */
  cells?: Readonly<Record<string, ComponentType<OwnCellProps>>>
  /** The values on the detail page, by property. */
  details?: Readonly<Record<string, ComponentType<OwnValueProps>>>
  /** The filter inputs, by property. */
  filters?: Readonly<Record<string, ComponentType<InputProps>>>
  /** Panels below the record's own values on its detail page. */
  panels?: readonly ComponentType<OwnPanelProps>[]
  /** A notice below the list about its records as a whole. */
  Notice?: ComponentType
  actions?: readonly OwnAction[]
  /** Asks for data that a new record needs beside its form. */
  AfterCreate?: ComponentType<OwnDialogProps>
  /** The name of a record in lists and in the head of its page, instead of its stored name; the search of a tree finds both. */
  shownName?: (record: Values, words: NameWords) => string
  /** For a tree: whether a record may have children; without this function any record may. */
  mayHold?: (record: RaRecord) => boolean
  /** The ids of the roles that a record stands for; users cannot change a record with more rights than they have. */
  rolesOf?: (record: Values) => readonly string[]
}
