import { loginMessages } from './loginMessages.ts'
import { RequestPage } from './RequestPage.tsx'

const words = {
  title: loginMessages.forgotTitle,
  hint: loginMessages.forgotHint,
  submit: loginMessages.forgotSubmit,
  done: loginMessages.asked,
  doneHint: loginMessages.askedHint,
} as const

/** Asks the administrators for a new password. */
export function ForgotPasswordPage() {
  return <RequestPage path="/forgot-password" words={words} />
}
