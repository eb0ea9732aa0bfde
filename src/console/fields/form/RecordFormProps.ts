import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import type { RetryKey } from '../../session/drafts/RetryKey.ts'
import type { RefusedChange } from './data/RefusedChange.ts'
import type { UndoneChange } from './data/UndoneChange.ts'

/** The props of a record's form. */
export interface RecordFormProps {
  resource: Resource
  form: ResourceForm
  /** The stored record; absent for a new one. */
  record?: Readonly<Record<string, unknown>> | undefined
  /** The values a new record starts with, besides the defaults. */
  given?: Readonly<Record<string, unknown>> | undefined
  /** A change that was refused outside the form: it is filled in, and its errors are marked. */
  refused?: RefusedChange | undefined
  /** A change of the record that is to be undone: the values from before it are filled in. */
  undone?: UndoneChange | undefined
  store: (payload: JsonObject) => Promise<unknown>
  /** The retry key of a new record, which prevents storing it twice. */
  retryKey?: RetryKey
  /** Receives the server's answer, and a function that restarts the form from a stored record. */
  onSaved: (saved: unknown, restart: (stored: JsonObject) => void) => void
  onCancel?: () => void
  /** A second button, which stores what is typed so far without checking it. */
  unfinished?: UnfinishedSave
  /** The label of the save button, where it is not "Save". */
  saveLabel?: string
  disabled?: boolean
}

/** How unfinished values are stored. */
export interface UnfinishedSave {
  label: string
  store: (payload: JsonObject) => Promise<unknown>
  onKept: () => void
}
