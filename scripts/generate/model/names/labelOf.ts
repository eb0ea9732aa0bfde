import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Text } from '#shared/contracts/Text.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { textOf } from '../../load/readJson.ts'

/** A text in both languages as a schema writes it; undefined unless it has both. */
export function wordsOf(value: Json | undefined): Text | undefined {
  if (!isJsonObject(value)) return undefined
  const [zh, en] = [textOf(value['zh']), textOf(value['en'])]
  return zh === undefined || en === undefined ? undefined : { zh, en }
}

/** The label of a property or option: ours, else the schema's title, else the given text. */
export function labelOf(schema: JsonObject, otherwise: string): Text {
  const title = textOf(schema['title'])?.trim() || otherwise
  return wordsOf(schema['x-label']) ?? { zh: title, en: title }
}
