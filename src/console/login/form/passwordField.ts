import { field } from './field.ts'
import type { Field, FieldOptions } from './field.ts'
import { iconButton } from '../frame/iconButton.ts'
import { loginMessages } from '../frame/loginMessages.ts'

const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z'
const slash = 'M4 4l16 16'

/** The password input, whose text can be shown, with a hint while Caps Lock is on. */
export function passwordField({
  name = 'password',
  label = loginMessages.password,
  required = loginMessages.passwordRequired,
  autocomplete = 'current-password',
}: PasswordOptions = {}): Field {
  const { root: eyeButton, show } = iconButton({
    size: 20,
    stroke: 1.7,
    onClick: () => reveal(made.input.type === 'password'),
  })
  const made = field({
    name,
    label,
    required,
    attributes: { autocomplete, autocapitalize: 'none', spellcheck: 'false' },
    adornment: eyeButton,
  })
  const reveal = (shown: boolean) => {
    made.input.type = shown ? 'text' : 'password'
    show(shown ? loginMessages.hidePassword : loginMessages.showPassword, shown ? `${eye}${slash}` : eye)
  }
  const watchCapsLock = (event: KeyboardEvent) =>
    made.remark(event.getModifierState('CapsLock') ? loginMessages.capsLock : undefined)
  made.input.addEventListener('keydown', watchCapsLock)
  made.input.addEventListener('keyup', watchCapsLock)
  made.input.addEventListener('blur', () => made.remark(undefined))
  reveal(false)
  return made
}

type PasswordOptions = Partial<Pick<FieldOptions, 'name' | 'label' | 'required'>> & { autocomplete?: string }
