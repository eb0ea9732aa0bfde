import { field } from './field.ts'
import type { Field } from './field.ts'
import { loginMessages } from '../frame/loginMessages.ts'

/** The input for the user name, the first of each of these pages. */
export function usernameField(): Field {
  return field({
    name: 'username',
    label: loginMessages.username,
    required: loginMessages.usernameRequired,
    attributes: { autocomplete: 'username', autocapitalize: 'none', spellcheck: 'false' },
  })
}
