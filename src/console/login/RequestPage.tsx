import type { ReactNode } from 'react'
import { callApi } from '../providers/session.ts'
import { Field } from './Field.tsx'
import { LoginFrame } from './LoginFrame.tsx'
import { loginMessages } from './loginMessages.ts'
import { RequestForm } from './RequestForm.tsx'
import { textIn } from './textIn.ts'
import { useCaptchaForm } from './useCaptchaForm.ts'
import type { FieldErrors } from './useCaptchaForm.ts'

interface RequestPageProps {
  /** Where it is sent. */
  path: string
  words: { title: string; hint: string; submit: string; done: string; doneHint: string }
  /** What is said when one of its own inputs is empty. */
  required?: Readonly<Record<string, string>>
  check?: (values: FormData) => FieldErrors
  /** What is sent besides the username and the captcha. */
  more?: (values: FormData) => Readonly<Record<string, string>>
  children?: (errors: FieldErrors) => ReactNode
}

/** A page on which strangers ask the administrators for something: who they are, what else it takes, a captcha. */
export function RequestPage({ path, words, required, check, more, children }: RequestPageProps) {
  const request = useCaptchaForm({
    required: {
      username: loginMessages.usernameRequired,
      ...required,
      captcha_code: loginMessages.captchaRequired,
    },
    ...(check && { check }),
    send: async (values, captchaId) => {
      const body = {
        username: textIn(values, 'username').trim(),
        ...more?.(values),
        captcha_id: captchaId,
        captcha_code: textIn(values, 'captcha_code').trim(),
      }
      await callApi(path, { method: 'POST', body: JSON.stringify(body) })
    },
    onDone: () => undefined,
  })
  return (
    <LoginFrame name={words.title} title={words.title} hint={words.hint}>
      <RequestForm request={request} submit={words.submit} done={{ title: words.done, hint: words.doneHint }}>
        <Field
          name="username"
          label={loginMessages.username}
          error={request.errors['username']}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
        {children?.(request.errors)}
      </RequestForm>
    </LoginFrame>
  )
}
