import { useState } from 'react'
import button from './Button.module.css'
import { CaptchaField } from './CaptchaField.tsx'
import { Field } from './Field.tsx'
import styles from './LoginForm.module.css'
import { PasswordField } from './PasswordField.tsx'
import { loginMessages } from './loginMessages.ts'
import { useLoginForm } from './useLoginForm.ts'
import { useLoginOffers } from './useLoginOffers.ts'

/** Username, password and captcha; says what is wrong where it is wrong. */
export function LoginForm({ ended, onLoggedIn }: { ended: boolean; onLoggedIn: () => void }) {
  const { form, captcha, state, errors, failure, submit, forgetError } = useLoginForm(onLoggedIn)
  const offers = useLoginOffers()
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
        error={errors['username']}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <PasswordField error={errors['password']} />
      <CaptchaField captcha={captcha} error={errors['captcha_code']} />
      <div className={styles.line}>
        <label className={styles.remember}>
          <input type="checkbox" name="remember" defaultChecked />
          {loginMessages.remember}
        </label>
        {offers?.forgotPassword && <a href="#/forgot-password">{loginMessages.forgot}</a>}
      </div>
      <button type="submit" className={`${button.primary} ${button.wide}`} disabled={state !== 'idle'}>
        {state === 'busy' ? loginMessages.submitting : loginMessages.submit}
      </button>
      <OtherWays weChat={offers?.weChat ?? false} register={offers?.register ?? false} />
    </form>
  )
}

/** What else can be done here; the room for it is kept, so that nothing moves when the server has answered. */
function OtherWays({ weChat, register }: { weChat: boolean; register: boolean }) {
  const [shown, setShown] = useState(false)
  return (
    <>
      <div className={styles.line}>
        <button type="button" className={styles.link} aria-expanded={shown} onClick={() => setShown(!shown)}>
          {loginMessages.otherMethods}
        </button>
        {register && <a href="#/register">{loginMessages.register}</a>}
      </div>
      <div role="status" className={styles.notice} hidden={!shown}>
        {shown && (weChat ? loginMessages.weChatLater : loginMessages.weChatAbsent)}
      </div>
    </>
  )
}
