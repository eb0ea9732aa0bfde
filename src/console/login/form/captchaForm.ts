import { captchaField } from './captchaField.ts'
import { sendForm } from './sendForm.ts'
import type { SendFormOptions } from './sendForm.ts'

/** A form that ends with a captcha. */
export interface CaptchaFormOptions extends Omit<SendFormOptions, 'send' | 'onFail'> {
  signal: AbortSignal
  send: (values: FormData, captchaId: string) => Promise<void>
}

/** Sends a form with a captcha's code, and shows another captcha after each failure. */
export function captchaForm({ signal, ...options }: CaptchaFormOptions): HTMLFormElement {
  const captcha = captchaField(signal)
  return sendForm({
    ...options,
    fields: [...options.fields, captcha],
    send: (values) => options.send(values, captcha.captchaId()),
    onFail: captcha.renew,
  })
}
