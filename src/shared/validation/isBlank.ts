import { visibleText } from './visibleText.ts'

const visible = new RegExp(visibleText, 'u')

/** True for a text of which nothing is seen. */
export function isBlank(text: string): boolean {
  return !visible.test(text)
}
