import type { MessageKey } from '../messages/MessageKey.ts'

/** A page, or a tab of one, that no menu names, as the search offers it. */
export interface OwnPage {
  href: string
  icon: string
  /** Message with its name. */
  title: MessageKey
  /** Messages with what else it is looked for by. */
  about?: readonly MessageKey[]
  /** Message with the name of the page that it is a tab of. */
  group?: MessageKey
  /** Code that has to be granted. */
  code?: string
}
