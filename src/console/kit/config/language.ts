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

/** The language chosen in this browser, Chinese until someone chooses. */
export function currentLanguage(): Language {
  return languageOf(consoleStorage.get('lang'))
}

/** The language that a stored code stands for. */
export function languageOf(code: string | null): Language {
  return isLanguageCode(code) ? languageOfCode[code] : 'zh'
}

/** Stores the choice and loads the page anew, so that no text of the other language stays behind. */
export function chooseLanguage(code: LanguageCode): void {
  consoleStorage.set('lang', code)
  window.location.reload()
}

/** The tag for `<html lang>` and for Accept-Language. */
export function languageTag(language: Language): string {
  return language === 'zh' ? 'zh-CN' : 'en-US'
}

function isLanguageCode(code: string | null): code is LanguageCode {
  return code !== null && code in languageOfCode
}
