import styles from './CaptchaField.module.css'
import { createCaptcha } from './createCaptcha.ts'
import { element } from '../../kit/browser/element.ts'
import { field } from './field.ts'
import type { Field } from './field.ts'
import { loginMessages } from '../frame/loginMessages.ts'

/** An input for a captcha's code. */
export interface CaptchaField extends Field {
  /** Which captcha the code is for. */
  captchaId: () => string
  /** Shows another one and forgets what was typed. */
  renew: () => void
}

/** The captcha's code beside its picture, which gives another one when it is clicked. */
export function captchaField(signal: AbortSignal): CaptchaField {
  const image = element('img', { alt: '' })
  const picture = element('button', { type: 'button', class: styles.picture })
  const captcha = createCaptcha(signal, (address) => {
    const words = address === undefined ? loginMessages.captchaFailed : loginMessages.captchaImage
    name(words)
    if (address === undefined) picture.replaceChildren(element('span', {}, words))
    else {
      image.src = address
      picture.replaceChildren(image)
    }
  })
  const name = (words: string) => {
    picture.title = words
    picture.setAttribute('aria-label', words)
  }
  name(loginMessages.captchaImage)
  picture.addEventListener('click', captcha.renew)
  image.addEventListener('error', captcha.fail)
  const made = field({
    name: 'captcha_code',
    label: loginMessages.captcha,
    required: loginMessages.captchaRequired,
    attributes: { autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false', maxlength: 12 },
    beside: picture,
  })
  return {
    ...made,
    captchaId: captcha.id,
    renew() {
      made.input.value = ''
      captcha.renew()
    },
  }
}
