import styles from './CaptchaField.module.css'
import { createCaptcha } from './createCaptcha.ts'
import { element } from '../../kit/browser/element.ts'
import { field } from './field.ts'
import type { Field } from './field.ts'
import { loginMessages } from '../frame/loginMessages.ts'
import { unseenCaptcha } from './unseenCaptcha.ts'

/** An input for a captcha's code. */
export interface CaptchaField extends Field {
  /** Which captcha the code is for. */
  captchaId: () => string
  /** Shows another one and forgets what was typed. */
  renew: () => void
}

/** The captcha's code beside its picture, which gives another one when it is clicked; or none of both, for people who cannot see it. */
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
      // The button that was pressed is gone.
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
