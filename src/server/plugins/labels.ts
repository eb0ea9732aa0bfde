import type { Language, Text } from '#shared/contracts/Text.ts'
import { pointerNames } from '#shared/messages/pointerNames.ts'
import { messages as en } from '#generated/messages/en.ts'
import { messages as zh } from '#generated/messages/zh.ts'
import { messageKey } from '#shared/words/messageKey.ts'
import { callLabels } from '#shared/messages/callLabels.ts'

const wholeBody: Text = { zh: '请求内容', en: 'The request body' }
const generated: Readonly<Record<Language, unknown>> = { zh, en }

/** The label of a field: that of a hand-written call or of its schema, else its own name. */
export function labelOf(entity: string | undefined, path: string, language: Language): string {
  const names = pointerNames(path)
  if (names.length === 0) return wholeBody[language]
  const schemaNames = names.filter((name) => !/^\d+$/.test(name))
  const own: Text | undefined = callLabels[entity ?? '']?.[names[0] ?? '']
  const label =
    own?.[language] ?? at(generated[language], ['resources', entity ?? '', 'fields', schemaNames.join('.')])
  return typeof label === 'string' ? label : (names.at(-1) ?? '')
}

/** The help text of a field in its schema; undefined if it has none. */
export function helpOf(entity: string | undefined, path: string, language: Language): string | undefined {
  const name = pointerNames(path)
    .filter((each) => !/^\d+$/.test(each))
    .join('.')
  const help = at(generated[language], ['resources', entity ?? '', 'help', name])
  return typeof help === 'string' ? help : undefined
}

/** The label of one record of an entity, or of several. */
export function entityLabel(entity: string, language: Language, count = 1): string {
  const name = at(generated[language], ['resources', entity, 'name'])
  if (typeof name !== 'string') return entity
  const [one = name, several = one] = name.split('||||')
  return (count === 1 ? one : several).trim()
}

/** The label of a value of an enum or state. */
export function valueLabel(entity: string, property: string, value: string, language: Language): string {
  const label = at(generated[language], ['resources', entity, 'values', property, value])
  return typeof label === 'string' ? label : value
}

/** The label of a move. */
export function moveLabel(entity: string, code: string, language: Language): string {
  const label = at(generated[language], ['resources', entity, 'moves', messageKey(code), 'label'])
  return typeof label === 'string' ? label : code
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => propertyOf(inner, name), value)
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
