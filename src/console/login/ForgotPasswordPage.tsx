import { callApi } from '../providers/session.ts'
import { Field } from './Field.tsx'
import { LoginFrame } from './LoginFrame.tsx'
import { loginMessages } from './loginMessages.ts'
import { RequestForm } from './RequestForm.tsx'
import { textIn } from './textIn.ts'
import { useCaptchaForm } from './useCaptchaForm.ts'

const required = {
  username: loginMessages.usernameRequired,
  captcha_code: loginMessages.captchaRequired,
} as const

/** Asks the administrators for a new password. */
export function ForgotPasswordPage() {
  const request = useCaptchaForm({
    required,
    send: async (values, captchaId) => {
      const body = {
        username: textIn(values, 'username').trim(),
        captcha_id: captchaId,
        captcha_code: textIn(values, 'captcha_code').trim(),
      }
      await callApi('/forgot-password', { method: 'POST', body: JSON.stringify(body) })
    },
    onDone: () => undefined,
  })
  return (
    <LoginFrame
      name={loginMessages.forgotTitle}
      title={loginMessages.forgotTitle}
      hint={loginMessages.forgotHint}
    >
      <RequestForm
        request={request}
        submit={loginMessages.forgotSubmit}
        done={{ title: loginMessages.asked, hint: loginMessages.askedHint }}
      >
        <Field
          name="username"
          label={loginMessages.username}
          error={request.errors['username']}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
      </RequestForm>
    </LoginFrame>
  )
}
