import type { I18nProvider, TranslationMessages } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { Language } from '#shared/contracts/Text.ts'
import { chooseLanguage, languageChoices, languageOf } from '../config/language.ts'

/** Translates into the one language that is loaded; choosing another stores it and reloads the page. */
export function createI18nProvider(language: Language, messages: TranslationMessages): I18nProvider {
  const locales = languageChoices.map(({ language: locale, name }) => ({ locale, name }))
  return {
    ...polyglotI18nProvider(() => messages, language, locales),
    async changeLocale(locale) {
      const choice = languageChoices.find((each) => each.language === locale || each.code === locale)
      if (choice && languageOf(choice.code) !== language) chooseLanguage(choice.code)
    },
  }
}
