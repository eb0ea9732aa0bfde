import { reasonForLogin } from '../kit/page/addresses.ts'
import { loginForm } from './form/loginForm.ts'
import { loginFrame } from './frame/loginFrame.ts'
import { loginMessages } from './frame/loginMessages.ts'
import { whenIdle } from '../kit/browser/whenIdle.ts'

/** The log-in page. Strangers download nothing else, so it does without the console's libraries. */
export function loginPage({ signal, address, onIdle, onLoggedIn }: LoginPageOptions): HTMLElement {
  signal.addEventListener('abort', whenIdle(onIdle))
  return loginFrame({
    signal,
    name: loginMessages.title,
    title: loginMessages.welcome,
    hint: loginMessages.welcomeHint,
    content: loginForm({ signal, ended: reasonForLogin(address) === 'ended', onLoggedIn }),
  })
}

interface LoginPageOptions {
  /** Aborts when the page is left. */
  signal: AbortSignal
  address: string
  /** Starts loading the console while the person types. */
  onIdle: () => void
  onLoggedIn: () => void
}
