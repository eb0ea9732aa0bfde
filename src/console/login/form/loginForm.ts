import styles from './LoginForm.module.css'
import { captchaForm } from './captchaForm.ts'
import { element } from '../../kit/browser/element.ts'
import { logIn } from './logIn.ts'
import type { SecondStep } from './logIn.ts'
import { loadLoginOffers } from '../../session/api/loginOffers.ts'
import { loginMessages } from '../frame/loginMessages.ts'
import { otherWays } from './otherWays.ts'
import { passwordField } from './passwordField.ts'
import { textIn } from '../../kit/browser/textIn.ts'
import { usernameField } from './usernameField.ts'
import { whenIdle } from '../../kit/browser/whenIdle.ts'

/** The form with username, password and captcha; shows each error at its input. */
export function loginForm({ signal, ended, onLoggedIn }: LoginFormOptions): HTMLFormElement {
  const remember = element('input', { type: 'checkbox', name: 'remember', checked: true })
  const line = element(
    'div',
    { class: styles.line },
    element('label', { class: styles.remember }, remember, loginMessages.remember),
  )
  const others = otherWays()
  const showOffers = async () => {
    const offers = await loadLoginOffers(signal)
    if (offers.forgotPassword) line.append(element('a', { href: '#/forgot-password' }, loginMessages.forgot))
    others.show(offers)
  }
  const callOff = whenIdle(() => void showOffers().catch(() => undefined))
  signal.addEventListener('abort', callOff)
  const { failure, submit, submitting } = loginMessages
  let secondStep: SecondStep | undefined
  const askForCode = async (step: SecondStep) => {
    const { secondStepForm } = await import('./secondStepForm.ts')
    const next = secondStepForm({ step, onLoggedIn })
    form.replaceWith(next)
    next.querySelector('input')?.focus()
  }
  const form = captchaForm({
    signal,
    fields: [usernameField(), passwordField()],
    words: { failure, submit, submitting },
    notice: element('div', { role: 'status', class: styles.notice, hidden: !ended }, loginMessages.ended),
    aside: line,
    below: others.parts,
    send: async (values, captchaId) => {
      secondStep = await logIn({
        username: textIn(values, 'username').trim(),
        password: textIn(values, 'password'),
        captcha_id: captchaId,
        captcha_code: textIn(values, 'captcha_code').trim(),
        remember: values.has('remember'),
      })
      if (secondStep) await askForCode(secondStep)
    },
    onDone: () => secondStep ?? onLoggedIn(),
  })
  return form
}

interface LoginFormOptions {
  signal: AbortSignal
  /** Whether the session ended by itself. */
  ended: boolean
  onLoggedIn: () => void
}
