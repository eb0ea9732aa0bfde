import { logIn } from './logIn.ts'
import { loginMessages } from './loginMessages.ts'
import { textIn } from './textIn.ts'
import { useCaptchaForm } from './useCaptchaForm.ts'
import type { CaptchaFormState } from './useCaptchaForm.ts'

const required = {
  username: loginMessages.usernameRequired,
  password: loginMessages.passwordRequired,
  captcha_code: loginMessages.captchaRequired,
} as const

/** Checks and sends the log-in form. */
export function useLoginForm(onLoggedIn: () => void): CaptchaFormState {
  return useCaptchaForm({
    required,
    send: (values, captchaId) =>
      logIn({
        username: textIn(values, 'username').trim(),
        password: textIn(values, 'password'),
        captcha_id: captchaId,
        captcha_code: textIn(values, 'captcha_code').trim(),
        remember: values.has('remember'),
      }),
    onDone: onLoggedIn,
  })
}
