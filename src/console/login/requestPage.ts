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
  /** Where it is sent. */
  path: string
  words: { title: string; hint: string; submit: string; done: string; doneHint: string }
  /** Its inputs besides the username and the captcha. */
  fields?: readonly Field[]
  check?: (values: FormData) => FieldErrors
  /** What is sent besides the username and the captcha. */
  more?: (values: FormData) => Readonly<Record<string, string>>
}

/** A page on which strangers ask the administrators for something: who they are, what else it takes, a captcha. */
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

/** Says that the request was taken. */
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
