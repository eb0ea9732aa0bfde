import { chooseLanguage, currentLanguage, languageChoices } from '../config/language.ts'
import styles from './LanguageSwitch.module.css'
import { loginMessages } from './loginMessages.ts'

/** Lets people choose the language before they log in. */
export function LanguageSwitch() {
  const language = currentLanguage()
  return (
    <div className={styles.group} role="group" aria-label={loginMessages.language}>
      {languageChoices.map((choice) => (
        <button
          key={choice.code}
          type="button"
          lang={choice.tag}
          translate="no"
          className={styles.choice}
          aria-pressed={choice.language === language}
          onClick={() => choice.language !== language && chooseLanguage(choice.code)}
        >
          {choice.name}
        </button>
      ))}
    </div>
  )
}
