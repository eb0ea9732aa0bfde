import type { MessageKey } from '../messages/MessageKey.ts'

/** A page, or a tab of a page, that is in no menu, as the search offers it. */
export interface OwnPage {
  href: string
  icon: string
  /** The message with its name. */
  title: MessageKey
  /** The messages with further search terms. */
  about?: readonly MessageKey[]
  /** The message with the name of the page that it is a tab of. */
  group?: MessageKey
  /** The code that the user must be granted. */
  code?: string
}
