import { visibleText } from './visibleText.ts'

const visible = new RegExp(visibleText, 'u')

/** Whether a text has no visible character. */
export function isBlank(text: string): boolean {
  return !visible.test(text)
}
