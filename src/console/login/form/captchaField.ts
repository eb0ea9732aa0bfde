import styles from './CaptchaField.module.css'
import { createCaptcha } from './createCaptcha.ts'
import { element } from '../../kit/browser/element.ts'
import { field } from './field.ts'
import type { Field } from './field.ts'
import { loginMessages } from '../frame/loginMessages.ts'
import { unseenCaptcha } from './unseenCaptcha.ts'

/** An input for a captcha's code. */
export interface CaptchaField extends Field {
  /** Returns the id of the captcha that the code is for. */
  captchaId: () => string
  /** Shows another captcha and clears the input. */
  renew: () => void
}

/** A captcha's code beside its picture, which a click replaces; or a captcha without a picture, for people who cannot see it. */
export function captchaField(signal: AbortSignal): CaptchaField {
  const { picture, image, show } = captchaPicture()
  const captcha = createCaptcha(signal, (address) => {
    if (unseen.isChosen()) unseen.solve(captcha.id())
    else show(address)
  })
  picture.addEventListener('click', captcha.renew)
  image.addEventListener('error', captcha.fail)
  const made = field({
    name: 'captcha_code',
    label: loginMessages.captcha,
    required: loginMessages.captchaRequired,
    attributes: { autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false', maxlength: 12 },
    beside: picture,
  })
  const leavePicture = (left: boolean) => {
    picture.hidden = left
    made.input.readOnly = left
    made.input.value = ''
    made.complain(undefined)
  }
  const renew = () => {
    made.input.value = ''
    captcha.renew()
  }
  const unseen = unseenCaptcha({
    signal,
    onChosen: () => {
      leavePicture(true)
      // The pressed button is gone, so the focus moves to the input.
      made.input.focus()
      if (captcha.id() === '') renew()
      else unseen.solve(captcha.id())
    },
    onSolved: (code) => {
      made.input.value = code
      made.complain(undefined)
    },
    onFailed: () => {
      leavePicture(false)
      renew()
    },
  })
  made.root.append(unseen.root)
  return { ...made, captchaId: captcha.id, renew }
}

function captchaPicture() {
  const image = element('img', { alt: '' })
  const picture = element('button', { type: 'button', class: styles.picture })
  const name = (words: string) => {
    picture.title = words
    picture.setAttribute('aria-label', words)
  }
  name(loginMessages.captchaImage)
  const show = (address: string | undefined) => {
    const words = address === undefined ? loginMessages.captchaFailed : loginMessages.captchaImage
    name(words)
    if (address === undefined) picture.replaceChildren(element('span', {}, words))
    else {
      image.src = address
      picture.replaceChildren(image)
    }
  }
  return { image, picture, show }
}
