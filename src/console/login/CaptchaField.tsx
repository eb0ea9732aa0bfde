import styles from './CaptchaField.module.css'
import { Field } from './Field.tsx'
import { loginMessages } from './loginMessages.ts'
import type { Captcha } from './useCaptcha.ts'

/** The captcha's code beside its picture, which gives another one when it is clicked. */
export function CaptchaField({ captcha, error }: { captcha: Captcha; error?: string }) {
  const words = captcha.failed ? loginMessages.captchaFailed : loginMessages.captchaImage
  return (
    <Field
      name="captcha_code"
      label={loginMessages.captcha}
      error={error}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={12}
      beside={
        <button
          type="button"
          className={styles.picture}
          aria-label={words}
          title={words}
          onClick={captcha.renew}
        >
          {captcha.image && <img src={captcha.image} alt="" onError={captcha.fail} />}
          {captcha.failed && <span>{loginMessages.captchaFailed}</span>}
        </button>
      }
    />
  )
}
