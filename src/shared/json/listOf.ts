import type { Json } from '../contracts/Json.ts'
import { isJsonList } from './isJsonList.ts'

/** The value as a list; empty if it is no list. */
export function listOf(value: unknown): readonly Json[] {
  return isJsonList(value) ? value : []
}

/** The texts in a list; other items are left out. */
export function textsOf(value: unknown): string[] {
  return listOf(value).filter((item) => typeof item === 'string')
}
