import { field } from './field.ts'
import type { Field } from './field.ts'
import { loginMessages } from '../frame/loginMessages.ts'

/** The name that a user logs in by, where each of these pages begins. */
export function usernameField(): Field {
  return field({
    name: 'username',
    label: loginMessages.username,
    required: loginMessages.usernameRequired,
    attributes: { autocomplete: 'username', autocapitalize: 'none', spellcheck: 'false' },
  })
}
