import type { consoleMessages } from './zh/consoleMessages.ts'

/** The key of a text in the console's own catalogue, as `translate` takes it: `account.setting`. */
export type MessageKey = KeyIn<typeof consoleMessages>

type KeyIn<Messages> = {
  [Name in keyof Messages & string]: Messages[Name] extends string ? Name : `${Name}.${KeyIn<Messages[Name]>}`
}[keyof Messages & string]
