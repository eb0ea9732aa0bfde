import { chooseLanguage, currentLanguage, languageChoices } from '../../kit/config/language.ts'
import styles from './LanguageSwitch.module.css'
import { element } from '../../kit/browser/element.ts'
import { loginMessages } from './loginMessages.ts'

/** Lets people choose the language before they log in. */
export function languageSwitch(): HTMLElement {
  const current = currentLanguage()
  const buttons = languageChoices.map(({ code, language, name, tag }) => {
    const isCurrent = language === current
    const attributes = { type: 'button', lang: tag, translate: 'no', class: styles.choice }
    const button = element('button', { ...attributes, 'aria-pressed': `${isCurrent}` }, name)
    if (!isCurrent) button.addEventListener('click', () => chooseLanguage(code))
    return button
  })
  return element(
    'div',
    { class: styles.group, role: 'group', 'aria-label': loginMessages.language },
    ...buttons,
  )
}
