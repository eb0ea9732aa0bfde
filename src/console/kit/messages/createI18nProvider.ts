import type { I18nProvider, TranslationMessages } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { Language } from '#shared/contracts/Text.ts'
import { formatNumber } from '#shared/fields/formatNumber.ts'
import { closeDirectionMarks } from '#shared/messages/closeDirectionMarks.ts'
import { chooseLanguage, languageChoices, languageOf } from '../config/language.ts'

/** Translates into the one language that is loaded; choosing another language stores the choice and reloads the page. */
export function createI18nProvider(language: Language, messages: TranslationMessages): I18nProvider {
  const locales = languageChoices.map(({ language: locale, name }) => ({ locale, name }))
  const provider = polyglotI18nProvider(() => messages, language, locales, { replace })
  return {
    ...provider,
    translate: (key, values) => provider.translate(key, values && withClosedMarks(values)),
    async changeLocale(locale) {
      const choice = languageChoices.find((each) => each.language === locale || each.code === locale)
      if (choice && languageOf(choice.code) !== language) chooseLanguage(choice.code)
    },
  }
}

/** Puts values into the text whose plural form polyglot has chosen; numbers in words are formatted only here. */
function replace(this: string, place: RegExp, valueOf: (place: string, name: string) => unknown): string {
  return this.replace(place, (text: string, name: string) => {
    const value = valueOf(text, name)
    return typeof value === 'number' ? formatNumber(value) : String(value)
  })
}

function withClosedMarks(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const closed = (value: unknown) => (typeof value === 'string' ? closeDirectionMarks(value) : value)
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, closed(value)]))
}
