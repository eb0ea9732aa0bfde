import type { FieldErrors } from './form/sendForm.ts'
import { field } from './form/field.ts'
import type { Field } from './form/field.ts'
import { loginMessages } from './frame/loginMessages.ts'
import { passwordField } from './form/passwordField.ts'
import { requestPage } from './requestPage.ts'
import { textIn } from '../kit/browser/textIn.ts'

const words = {
  title: loginMessages.registerTitle,
  hint: loginMessages.registerHint,
  submit: loginMessages.registerSubmit,
  done: loginMessages.registered,
  doneHint: loginMessages.registeredHint,
} as const

/** A form that asks the administrators for an account. */
export function registerPage(signal: AbortSignal): HTMLElement {
  return requestPage({ signal, path: '/register', words, fields: fields(), check, more: valuesIn })
}

function fields(): Field[] {
  return [
    field({
      name: 'name',
      label: loginMessages.name,
      required: loginMessages.nameRequired,
      attributes: { autocomplete: 'name' },
    }),
    withPasswordCheck(passwordField({ autocomplete: 'new-password' })),
    passwordField({
      name: 'confirm_password',
      label: loginMessages.passwordAgain,
      required: loginMessages.passwordAgainRequired,
      autocomplete: 'new-password',
    }),
  ]
}

/** While the user types, shows why the server would refuse the password; the first key loads the list of common passwords. */
function withPasswordCheck(password: Field): Field {
  password.input.addEventListener('input', () => {
    const { value, form } = password.input
    const judge = async () => {
      const { judgePassword } = await import('./form/judgePassword.ts')
      const username = form ? textIn(new FormData(form), 'username').trim() : ''
      if (password.input.value === value)
        password.complain(value === '' ? undefined : judgePassword(value, username))
    }
    // A failure is ignored, because the server judges the password again.
    judge().catch(() => undefined)
  })
  return password
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
