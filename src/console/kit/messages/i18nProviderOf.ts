import type { I18nProvider, TranslationMessages } from 'ra-core'
import { currentLanguage } from '../config/language.ts'
import { createI18nProvider } from './createI18nProvider.ts'

const known = new WeakMap<TranslationMessages, I18nProvider>()

/** The provider that translates into the page's language with these messages; made once per catalogue. */
export function i18nProviderOf(messages: TranslationMessages): I18nProvider {
  const provider = known.get(messages) ?? createI18nProvider(currentLanguage(), messages)
  known.set(messages, provider)
  return provider
}
