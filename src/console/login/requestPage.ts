import { callApi } from '../session/api/session.ts'
import button from './frame/Button.module.css'
import styles from './form/LoginForm.module.css'
import { captchaForm } from './form/captchaForm.ts'
import type { FieldErrors } from './form/sendForm.ts'
import { element } from '../kit/browser/element.ts'
import type { Field } from './form/field.ts'
import { loginFrame } from './frame/loginFrame.ts'
import { loginMessages } from './frame/loginMessages.ts'
import { textIn } from '../kit/browser/textIn.ts'
import { usernameField } from './form/usernameField.ts'

interface RequestPageOptions {
  signal: AbortSignal
  /** The API path to which the form is sent. */
  path: string
  words: { title: string; hint: string; submit: string; done: string; doneHint: string }
  /** The inputs besides the username and the captcha. */
  fields?: readonly Field[]
  check?: (values: FormData) => FieldErrors
  /** Returns the values to send besides the username and the captcha. */
  more?: (values: FormData) => Readonly<Record<string, string>>
}

/** A page with a request from a stranger to the administrators: the username, further inputs and a captcha. */
export function requestPage(options: RequestPageOptions): HTMLElement {
  const { signal, path, words, fields = [], check, more } = options
  const form = captchaForm({
    signal,
    fields: [usernameField(), ...fields],
    words: { failure: loginMessages.refused, submit: words.submit },
    below: [element('div', { class: styles.line }, linkToLogin())],
    ...(check && { check }),
    send: async (values, captchaId) => {
      const body = {
        username: textIn(values, 'username').trim(),
        ...more?.(values),
        captcha_id: captchaId,
        captcha_code: textIn(values, 'captcha_code').trim(),
      }
      await callApi(path, { method: 'POST', body: JSON.stringify(body) })
    },
    onDone: () => form.replaceWith(thanks(words)),
  })
  return loginFrame({ signal, name: words.title, title: words.title, hint: words.hint, content: form })
}

/** The message that the request was received. */
function thanks({ done, doneHint }: RequestPageOptions['words']): HTMLElement {
  const words = [element('strong', {}, done), element('br'), doneHint]
  return element(
    'div',
    { class: styles.form },
    element('div', { role: 'status', class: styles.notice }, ...words),
    linkToLogin(`${button.primary} ${button.wide}`),
  )
}

function linkToLogin(style?: string): HTMLElement {
  return element('a', { class: style, href: '#/login' }, loginMessages.toLoginPage)
}
