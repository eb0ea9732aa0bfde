import type { Language } from '#shared/contracts/Text.ts'
import { consoleStorage } from './consoleStorage.ts'

/** How the interface names its languages, in its menus and in storage. */
export type LanguageCode = 'zh-ch' | 'en-us'

const languageOfCode = { 'zh-ch': 'zh', 'en-us': 'en' } as const satisfies Record<LanguageCode, Language>

/** The languages in the order they are offered, each under its own name. */
export const languageChoices = [
  { code: 'zh-ch', language: 'zh', name: '简体中文', tag: 'zh-CN' },
  { code: 'en-us', language: 'en', name: 'English', tag: 'en-US' },
] as const satisfies readonly { code: LanguageCode; language: Language; name: string; tag: string }[]

let ofPage: Language | undefined

/**
 * The language chosen in this browser when the page was loaded, Chinese until someone chooses. Another window may choose
 * another one meanwhile: what is loaded later here is to fit what is here.
 */
export function currentLanguage(): Language {
  ofPage ??= languageOf(consoleStorage.get('lang'))
  return ofPage
}

/** The language that a stored code stands for. */
export function languageOf(code: string | null): Language {
  return isLanguageCode(code) ? languageOfCode[code] : 'zh'
}

/** Names the choice in the address until the page has been loaded with it. */
const choice = 'lang'

/**
 * Reloads the page, so that no text of the other language stays behind. The page that comes stores the choice: the
 * browser may ask first whether to leave this one, and be told to stay.
 */
export function chooseLanguage(code: LanguageCode): void {
  const address = new URL(window.location.href)
  address.searchParams.set(choice, code)
  window.location.replace(address)
}

/** Stores the language that the address of the page names, and takes it out of the address. */
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
