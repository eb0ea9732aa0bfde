import button from './Button.module.css'
import { CaptchaField } from './CaptchaField.tsx'
import { Field } from './Field.tsx'
import styles from './LoginForm.module.css'
import { PasswordField } from './PasswordField.tsx'
import { loginMessages } from './loginMessages.ts'
import { useLoginForm } from './useLoginForm.ts'

/** Username, password and captcha; says what is wrong where it is wrong. */
export function LoginForm({ ended, onLoggedIn }: { ended: boolean; onLoggedIn: () => void }) {
  const { form, captcha, state, errors, failure, submit, forgetError } = useLoginForm(onLoggedIn)
  const notice = failure === undefined && ended ? loginMessages.ended : undefined
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} onChange={forgetError}>
      <div role="alert" className={styles.failure} hidden={failure === undefined}>
        <strong>{loginMessages.failure}</strong> {failure}
      </div>
      <div role="status" className={styles.notice} hidden={notice === undefined}>
        {notice}
      </div>
      <Field
        name="username"
        label={loginMessages.username}
        error={errors.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <PasswordField error={errors.password} />
      <CaptchaField captcha={captcha} error={errors.captcha_code} />
      <label className={styles.remember}>
        <input type="checkbox" name="remember" defaultChecked />
        {loginMessages.remember}
      </label>
      <button type="submit" className={`${button.primary} ${button.wide}`} disabled={state !== 'idle'}>
        {state === 'busy' ? loginMessages.submitting : loginMessages.submit}
      </button>
    </form>
  )
}
