import type { I18nProvider } from 'react-admin'
import type { Field } from '#shared/contracts/Resource.ts'
import type { Choice } from '../../kit/inputs/InputProps.ts'
import { withinSentence } from '#shared/words/withinSentence.ts'

/** The words of one entity, in the page's language. */
export interface EntityWords {
  name: string
  names: string
  /** Both names for use inside a sentence. */
  nameInText: string
  namesInText: string
  label: (source: string) => string
  help: (field: Field, source?: string) => string | undefined
  value: (source: string, value: string) => string
  choices: (field: Field, source?: string) => Choice[]
  group: (name: string) => string
  move: (code: string) => string
  moveQuestion: (code: string) => string
  deleteQuestion: string | undefined
}

/** The words by language and entity, because every cell of a list needs them. */
const known = new WeakMap<I18nProvider, Map<string, EntityWords>>()

/** The words of an entity, from the generated messages. */
export function entityWords(i18n: I18nProvider, entity: string): EntityWords {
  const ofLanguage = known.get(i18n) ?? new Map<string, EntityWords>()
  known.set(i18n, ofLanguage)
  const words = ofLanguage.get(entity) ?? wordsOf(entity, i18n)
  ofLanguage.set(entity, words)
  return words
}

function wordsOf(entity: string, { translate, getLocale }: I18nProvider): EntityWords {
  const base = `resources.${entity}`
  const optional = (key: string) => translate(`${base}.${key}`, { _: '' }) || undefined
  const value = (source: string, each: string) => translate(`${base}.values.${source}.${each}`, { _: each })
  const name = translate(`${base}.name`, { smart_count: 1 })
  const names = translate(`${base}.name`, { smart_count: 2 })
  return {
    name,
    names,
    nameInText: withinSentence(name, getLocale()),
    namesInText: withinSentence(names, getLocale()),
    // A property that only histories know, also inside rows, is shown by its name.
    label: (source) =>
      translate(`${base}.fields.${source}`, { _: source.slice(source.lastIndexOf('.') + 1) }),
    help: (field, source = field.source) => (field.hasHelp ? optional(`help.${source}`) : undefined),
    value,
    choices: (field, source = field.source) =>
      field.type === 'boolean'
        ? [
            { value: 'true', label: translate('screens.list.yes') },
            { value: 'false', label: translate('screens.list.no') },
          ]
        : (field.options ?? []).map((option) => ({ ...option, label: value(source, option.value) })),
    group: (name) => translate(`${base}.groups.${name}`, { _: name }),
    move: (code) => translate(`${base}.moves.${code}.label`, { _: code }),
    moveQuestion: (code) => translate(`${base}.moves.${code}.confirm`, { _: '' }),
    deleteQuestion: optional('deleteConfirm'),
  }
}
