import type { Json } from '#shared/contracts/Json.ts'
import { isJsonList } from '#shared/json/isJsonList.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { pointerPart } from '#shared/messages/pointerNames.ts'

/** The value if it is a string. */
export function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** The value if it is a number. */
export function numberOf(value: Json | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined
}

/** A table's entry for a key that comes from a schema: only own entries, never those that every object inherits. */
export function lineOf<Line>(
  table: Readonly<Record<string, Line>>,
  key: string | undefined,
): Line | undefined {
  return key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined
}

/** An own property of an object, never an inherited one. */
export function ownValue(value: Json | undefined, key: string | number): Json | undefined {
  if (isJsonList(value)) return value[Number(key)]
  if (isJsonObject(value) && Object.hasOwn(value, key)) return value[key]
  return undefined
}

/** The value at the end of a path, own properties only. */
export function valueAt(value: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>(ownValue, value)
}

/** Keys and indexes from a document's root. */
export type Path = readonly (string | number)[]

/** A path as a JSON pointer. */
export function pointerOf(path: Path): string {
  return path.map((key) => `/${pointerPart(String(key))}`).join('')
}

/** A JSON pointer (or its URI fragment form, without the #) as a path. */
export function pathOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}
