import type { ReactNode } from 'react'
import button from './Button.module.css'
import { CaptchaField } from './CaptchaField.tsx'
import styles from './LoginForm.module.css'
import { loginMessages } from './loginMessages.ts'
import type { CaptchaFormState } from './useCaptchaForm.ts'

interface RequestFormProps {
  request: CaptchaFormState
  /** What the button says. */
  submit: string
  /** What is said once the request was taken. */
  done: { title: string; hint: string }
  children: ReactNode
}

/** A request to the administrators: its inputs and a captcha, then a word that it was taken. */
export function RequestForm({ request, submit, done, children }: RequestFormProps) {
  const { form, captcha, state, errors, failure } = request
  if (state === 'done')
    return (
      <div className={styles.form}>
        <div role="status" className={styles.notice}>
          <strong>{done.title}</strong>
          <br />
          {done.hint}
        </div>
        <a className={`${button.primary} ${button.wide}`} href="#/login">
          {loginMessages.toLoginPage}
        </a>
      </div>
    )
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={request.submit}
      onChange={request.forgetError}
    >
      <div role="alert" className={styles.failure} hidden={failure === undefined}>
        <strong>{loginMessages.refused}</strong> {failure}
      </div>
      {children}
      <CaptchaField captcha={captcha} error={errors['captcha_code']} />
      <button type="submit" className={`${button.primary} ${button.wide}`} disabled={state !== 'idle'}>
        {submit}
      </button>
      <div className={styles.line}>
        <a href="#/login">{loginMessages.toLoginPage}</a>
      </div>
    </form>
  )
}
