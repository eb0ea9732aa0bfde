import { messageKey } from '#shared/words/messageKey.ts'
import type { Language, Text } from '#shared/contracts/Text.ts'
import type { Entity, Model, Property } from '../contracts/Model.ts'
import { code, documentation, literal } from '../print/Code.ts'
import type { GeneratedFile } from '../print/GeneratedFile.ts'
import { overallFile } from '../print/GeneratedFile.ts'
import { menusOf } from './menusOf.ts'

/** generated/messages: all texts of the schemas, one file per language with the same keys. */
export function emitMessages(model: Model): GeneratedFile[] {
  return [
    overallFile('generated/messages/zh.ts', [
      documentation('The words of the schemas in Chinese.'),
      code`export const messages = ${literal(messagesOf(model, 'zh'))}`,
      code``,
      documentation('The keys that every language has.'),
      code`export type Messages = typeof messages`,
    ]),
    overallFile('generated/messages/en.ts', [
      code`import type { Messages } from './zh.ts'`,
      code``,
      documentation('The words of the schemas in English.'),
      code`export const messages: Messages = ${literal(messagesOf(model, 'en'))}`,
    ]),
  ]
}

/** All texts of the schemas in one language. */
export function messagesOf(model: Model, language: Language) {
  const say = (text: Text) => escapedForPolyglot(text[language])
  return {
    resources: byKey(model.entities.map((entity) => [entity.name, resourceWords(entity, say)])),
    menus: byKey(
      menusOf(model)
        .flatMap(flattened)
        .map(({ code, name }) => [messageKey(code), say(name)]),
    ),
  }
}

type Say = (text: Text) => string

function resourceWords(entity: Entity, say: Say) {
  const properties = entity.properties.flatMap((property) => withInner(property, ''))
  return {
    name: pluralForms(say(entity.label), say(entity.plural)),
    fields: byKey(properties.map(({ source, property }) => [source, say(property.label)])),
    help: byKey(properties.flatMap(({ source, property: { help } }) => (help ? [[source, say(help)]] : []))),
    values: byKey(
      properties.flatMap(({ source, property: { options } }) =>
        options ? [[source, words(options, say)]] : [],
      ),
    ),
    groups: byKey(entity.groups.map(({ name, label }) => [messageKey(name), say(label)])),
    tasks: byKey(entity.tasks.map(({ name, label }) => [messageKey(name), say(label)])),
    moves: byKey((entity.states?.moves ?? []).map((move) => [messageKey(move.code), moveWords(move, say)])),
    deleteConfirm: say(entity.deleteConfirm),
  }
}

function words(options: NonNullable<Property['options']>, say: Say) {
  return byKey(options.map(({ value, label }) => [messageKey(value), say(label)]))
}

function moveWords({ label, confirm }: { label: Text; confirm?: Text }, say: Say) {
  return { label: say(label), ...(confirm ? { confirm: say(confirm) } : {}) }
}

function withInner(property: Property, prefix: string): { source: string; property: Property }[] {
  const source = `${prefix}${messageKey(property.name)}`
  const inner = (property.properties ?? []).flatMap((child) => withInner(child, `${source}.`))
  return [{ source, property }, ...inner]
}

function flattened(node: ReturnType<typeof menusOf>[number]): ReturnType<typeof menusOf> {
  return [node, ...node.children.flatMap(flattened)]
}

// The model's plural may already contain both forms.
function pluralForms(one: string, many: string): string {
  return `${one} |||| ${many}`
}

// Polyglot has no escape for its own signs; an invisible word joiner separates them.
function escapedForPolyglot(text: string): string {
  return text.replaceAll('%{', '%\u2060{').replaceAll('||||', '||\u2060||')
}

function byKey<Value>(entries: readonly (readonly [string, Value])[]): { [key: string]: Value } {
  const keys = new Set(entries.map(([key]) => key))
  if (keys.size < entries.length) throw new Error(`two messages share a key among: ${[...keys].join(', ')}`)
  return Object.fromEntries(entries)
}
