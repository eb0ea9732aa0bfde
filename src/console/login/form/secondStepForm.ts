import styles from './LoginForm.module.css'
import { element } from '../../kit/browser/element.ts'
import { textIn } from '../../kit/browser/textIn.ts'
import { loginMessages } from '../frame/loginMessages.ts'
import { field } from './field.ts'
import { finishLogIn } from './logIn.ts'
import type { SecondStep } from './logIn.ts'
import { sendForm } from './sendForm.ts'

/** Asks for a code of the authenticator, or a recovery code; loaded only for users who have set up a second factor. */
export function secondStepForm({ step, onLoggedIn }: SecondStepFormOptions): HTMLFormElement {
  const { failure, submit, submitting } = loginMessages
  const code = field({
    name: 'code',
    label: loginMessages.code,
    required: loginMessages.codeRequired,
    attributes: { autocomplete: 'one-time-code', autocapitalize: 'none', spellcheck: 'false', maxlength: 40 },
  })
  const back = element('button', { type: 'button', class: styles.link }, loginMessages.toLoginPage)
  back.addEventListener('click', () => window.location.reload())
  return sendForm({
    fields: [code],
    words: { failure, submit, submitting },
    notice: element('div', { role: 'status', class: styles.notice }, loginMessages.codeHint),
    below: [element('div', { class: styles.line }, back)],
    send: (values) => finishLogIn(step, textIn(values, 'code').trim()),
    onDone: onLoggedIn,
    onFail: () => code.input.select(),
  })
}

interface SecondStepFormOptions {
  step: SecondStep
  onLoggedIn: () => void
}
