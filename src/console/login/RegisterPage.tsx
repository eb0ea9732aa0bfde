import { Field } from './Field.tsx'
import { loginMessages } from './loginMessages.ts'
import { PasswordField } from './PasswordField.tsx'
import { RequestPage } from './RequestPage.tsx'
import { textIn } from './textIn.ts'
import type { FieldErrors } from './useCaptchaForm.ts'

const words = {
  title: loginMessages.registerTitle,
  hint: loginMessages.registerHint,
  submit: loginMessages.registerSubmit,
  done: loginMessages.registered,
  doneHint: loginMessages.registeredHint,
} as const

const required = {
  name: loginMessages.nameRequired,
  password: loginMessages.passwordRequired,
  confirm_password: loginMessages.passwordAgainRequired,
} as const

/** Asks the administrators for an account. */
export function RegisterPage() {
  return (
    <RequestPage path="/register" words={words} required={required} check={check} more={valuesIn}>
      {(errors) => (
        <>
          <Field name="name" label={loginMessages.name} error={errors['name']} autoComplete="name" />
          <PasswordField error={errors['password']} autoComplete="new-password" />
          <PasswordField
            name="confirm_password"
            label={loginMessages.passwordAgain}
            error={errors['confirm_password']}
            autoComplete="new-password"
          />
        </>
      )}
    </RequestPage>
  )
}

function check(values: FormData): FieldErrors {
  const isSame = textIn(values, 'password') === textIn(values, 'confirm_password')
  return isSame ? {} : { confirm_password: loginMessages.mismatch }
}

function valuesIn(values: FormData) {
  return {
    name: textIn(values, 'name').trim(),
    password: textIn(values, 'password'),
    confirm_password: textIn(values, 'confirm_password'),
  }
}
