import type { ComponentType, ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import type { NameWords } from '../../session/menus/menuNameIn.ts'
import type { Values } from '../../session/entities/recordName.ts'

/** What a hand-written cell of a list gets; `children` is what the generic one shows. */
export interface OwnCellProps {
  resource: Resource
  record: RaRecord
  /** Whether the current user may change the record. */
  mayEdit: boolean
  children: ReactNode
}

/** What a hand-written value of a detail page gets. */
export interface OwnValueProps extends Omit<OwnCellProps, 'record' | 'mayEdit'> {
  record: Values
}

/** What a hand-written panel below a record gets. */
export interface OwnPanelProps {
  resource: Resource
  record: Values
}

/** What the dialog of a hand-written action gets: one record, or those that are selected. */
export interface OwnDialogProps {
  resource: Resource
  records: readonly RaRecord[]
  onClose: () => void
}

/** Something that can be done with records beside what every entity has; its dialog asks and does it. */
export interface OwnAction {
  /** Key of its words. */
  label: string
  /** Code of the button that allows it. */
  code: string
  /** Where it is offered. */
  places: readonly ('record' | 'selection')[]
  /** Whether it changes the record, which not everybody may do with every one. */
  changes?: boolean
  Dialog: ComponentType<OwnDialogProps>
}

/** Where the generic screens of one entity differ. */
export interface OwnParts {
  /** By property. */
  cells?: Readonly<Record<string, ComponentType<OwnCellProps>>>
  /** By property: its value on the detail page. */
  details?: Readonly<Record<string, ComponentType<OwnValueProps>>>
  /** By property: the input of its filter. */
  filters?: Readonly<Record<string, ComponentType<InputProps>>>
  /** Shown below the record's own values on its detail page. */
  panels?: readonly ComponentType<OwnPanelProps>[]
  /** Shown below the list: what people should know about its records as a whole. */
  Notice?: ComponentType
  actions?: readonly OwnAction[]
  /** Asks for what a new record needs beside its form. */
  AfterCreate?: ComponentType<OwnDialogProps>
  /** What lists and the head of its page call a record instead of its stored name; the search of a tree finds it by both. */
  shownName?: (record: Values, words: NameWords) => string
  /** For a tree: whether others may stand below a record; any may unless this says otherwise. */
  mayHold?: (record: RaRecord) => boolean
  /** Ids of the roles that a record stands for: nobody changes what holds more than they do. */
  rolesOf?: (record: Values) => readonly string[]
}
