import { loginMessages } from './frame/loginMessages.ts'
import { requestPage } from './requestPage.ts'

const words = {
  title: loginMessages.forgotTitle,
  hint: loginMessages.forgotHint,
  submit: loginMessages.forgotSubmit,
  done: loginMessages.asked,
  doneHint: loginMessages.askedHint,
} as const

/** A form that asks the administrators for a new password. */
export function forgotPasswordPage(signal: AbortSignal): HTMLElement {
  return requestPage({ signal, path: '/forgot-password', words })
}
