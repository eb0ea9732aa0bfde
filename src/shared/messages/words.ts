import type { Language, Text } from '#shared/contracts/Text.ts'
import { closeDirectionMarks } from './closeDirectionMarks.ts'

/** Fills the %{placeholders} of a text; one without a value becomes empty. */
export function fillPlaceholders(text: string, params: Readonly<Record<string, unknown>> = {}): string {
  return text.replaceAll(/%\{(\w+)\}/g, (_, name: string) => printed(params[name]))
}

/** The text in one language, its placeholders filled. */
export function wordsIn(text: Text, language: Language, params?: Readonly<Record<string, unknown>>): string {
  return fillPlaceholders(text[language], params)
}

function printed(value: unknown): string {
  if (typeof value === 'string') return closeDirectionMarks(value)
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value)
  return Array.isArray(value) ? value.map(printed).join(', ') : ''
}
