import { callApi } from '../providers/session.ts'
import { Field } from './Field.tsx'
import { LoginFrame } from './LoginFrame.tsx'
import { loginMessages } from './loginMessages.ts'
import { PasswordField } from './PasswordField.tsx'
import { RequestForm } from './RequestForm.tsx'
import { textIn } from './textIn.ts'
import { useCaptchaForm } from './useCaptchaForm.ts'
import type { FieldErrors } from './useCaptchaForm.ts'

const required = {
  username: loginMessages.usernameRequired,
  name: loginMessages.nameRequired,
  password: loginMessages.passwordRequired,
  confirm_password: loginMessages.passwordAgainRequired,
  captcha_code: loginMessages.captchaRequired,
} as const

/** Asks the administrators for an account. */
export function RegisterPage() {
  const request = useCaptchaForm({ required, check, send, onDone: () => undefined })
  const { errors } = request
  return (
    <LoginFrame
      name={loginMessages.registerTitle}
      title={loginMessages.registerTitle}
      hint={loginMessages.registerHint}
    >
      <RequestForm
        request={request}
        submit={loginMessages.registerSubmit}
        done={{ title: loginMessages.registered, hint: loginMessages.registeredHint }}
      >
        <Field
          name="username"
          label={loginMessages.username}
          error={errors['username']}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
        <Field name="name" label={loginMessages.name} error={errors['name']} autoComplete="name" />
        <PasswordField error={errors['password']} autoComplete="new-password" />
        <PasswordField
          name="confirm_password"
          label={loginMessages.passwordAgain}
          error={errors['confirm_password']}
          autoComplete="new-password"
        />
      </RequestForm>
    </LoginFrame>
  )
}

function check(values: FormData): FieldErrors {
  const isSame = textIn(values, 'password') === textIn(values, 'confirm_password')
  return isSame ? {} : { confirm_password: loginMessages.mismatch }
}

async function send(values: FormData, captchaId: string): Promise<void> {
  const body = {
    username: textIn(values, 'username').trim(),
    name: textIn(values, 'name').trim(),
    password: textIn(values, 'password'),
    confirm_password: textIn(values, 'confirm_password'),
    captcha_id: captchaId,
    captcha_code: textIn(values, 'captcha_code').trim(),
  }
  await callApi('/register', { method: 'POST', body: JSON.stringify(body) })
}
