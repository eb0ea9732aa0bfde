import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import type { RetryKey } from '../../session/drafts/RetryKey.ts'
import type { RefusedChange } from './data/RefusedChange.ts'
import type { UndoneChange } from './data/UndoneChange.ts'

/** What the form of a record is given. */
export interface RecordFormProps {
  resource: Resource
  form: ResourceForm
  /** The stored record; absent when a new one is made. */
  record?: Readonly<Record<string, unknown>> | undefined
  /** Values a new record starts with, beside the defaults. */
  given?: Readonly<Record<string, unknown>> | undefined
  /** A change that was refused elsewhere: it is filled in, and its errors are marked. */
  refused?: RefusedChange | undefined
  /** A change of the record that is to be taken back: what was there before is filled in. */
  undone?: UndoneChange | undefined
  store: (payload: JsonObject) => Promise<unknown>
  /** Of a new record: what keeps it from being stored twice. */
  retryKey?: RetryKey
  /** Gets what the server answered, and a way to go on editing that. */
  onSaved: (saved: unknown, restart: (stored: JsonObject) => void) => void
  onCancel?: () => void
  /** A second button, which stores what is typed so far without checking it. */
  unfinished?: Unfinished
  /** What the button says, where "Save" is not what it does. */
  saveLabel?: string
  disabled?: boolean
}

/** How values are kept that are not finished yet. */
export interface Unfinished {
  label: string
  store: (payload: JsonObject) => Promise<unknown>
  onKept: () => void
}
