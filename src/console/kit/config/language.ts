import type { Language } from '#shared/contracts/Text.ts'
import { consoleStorage } from './consoleStorage.ts'

/** The interface's codes for its languages, in its menus and in storage. */
export type LanguageCode = 'zh-ch' | 'en-us'

const languageOfCode = { 'zh-ch': 'zh', 'en-us': 'en' } as const satisfies Record<LanguageCode, Language>

/** The languages in the order in which they are offered, each under its own name. */
export const languageChoices = [
  { code: 'zh-ch', language: 'zh', name: '简体中文', tag: 'zh-CN' },
  { code: 'en-us', language: 'en', name: 'English', tag: 'en-US' },
] as const satisfies readonly { code: LanguageCode; language: Language; name: string; tag: string }[]

let ofPage: Language | undefined

/**
 * The language that was chosen in this browser when the page was loaded; Chinese until the user chooses. It does not change
 * while the page is open, even if another window chooses another language, because texts loaded later must match the earlier
 * ones.
 */
export function currentLanguage(): Language {
  ofPage ??= languageOf(consoleStorage.get('lang'))
  return ofPage
}

/** The language of a stored code. */
export function languageOf(code: string | null): Language {
  return isLanguageCode(code) ? languageOfCode[code] : 'zh'
}

/** The query parameter that holds the choice until the page has been reloaded with it. */
const choice = 'lang'

/**
 * Reloads the page, so that no text of the other language stays. The reloaded page stores the choice, because the browser may
 * ask whether to leave this one, and the user may stay.
 */
export function chooseLanguage(code: LanguageCode): void {
  const address = new URL(window.location.href)
  address.searchParams.set(choice, code)
  window.location.replace(address)
}

/** Stores the language in the page's address, and removes it from the address. */
export function adoptChosenLanguage(): void {
  const address = new URL(window.location.href)
  const code = address.searchParams.get(choice)
  if (code === null) return
  if (isLanguageCode(code)) {
    consoleStorage.set('lang', code)
    ofPage = undefined
  }
  address.searchParams.delete(choice)
  window.history.replaceState(window.history.state, '', address)
}

/** The tag for `<html lang>` and for Accept-Language. */
export function languageTag(language: Language): string {
  return language === 'zh' ? 'zh-CN' : 'en-US'
}

function isLanguageCode(code: string | null): code is LanguageCode {
  return code !== null && code in languageOfCode
}
