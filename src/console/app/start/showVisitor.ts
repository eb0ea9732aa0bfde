import { forgotPasswordPage } from '../../login/forgotPasswordPage.ts'
import { loginPage } from '../../login/loginPage.ts'
import { publicNotFound } from '../../login/frame/publicNotFound.ts'
import { registerPage } from '../../login/registerPage.ts'
import { applyStyle, currentStyle, whenSystemStyleChanges } from '../../kit/theme/style.ts'
import { isPublicAddress, loginAddress, pathOf } from '../../kit/page/addresses.ts'

interface VisitorOptions {
  /** Starts loading the console while the person types. */
  onIdle: () => void
  onLoggedIn: () => void
}

/** Shows the log-in page, or a page that is free to all, until the visitor has logged in. */
export function showVisitor(place: HTMLElement, { onIdle, onLoggedIn }: VisitorOptions): void {
  const visit = new AbortController()
  const pages: Readonly<Record<string, (signal: AbortSignal, address: string) => HTMLElement>> = {
    '/login': (signal, address) => loginPage({ signal, address, onIdle, onLoggedIn: leave }),
    '/register': registerPage,
    '/forgot-password': forgotPasswordPage,
  }
  const leave = () => {
    visit.abort()
    onLoggedIn()
  }
  let shown: { path: string; end: AbortController } | undefined
  const show = () => {
    const address = window.location.hash.slice(1) || '/'
    const path = pathOf(address)
    const detour = detourFrom(address)
    if (detour !== undefined) return window.location.replace(`#${detour}`)
    if (path === shown?.path) return
    shown?.end.abort()
    shown = { path, end: new AbortController() }
    const page = pages[path] ?? publicNotFound
    place.replaceChildren(page(AbortSignal.any([visit.signal, shown.end.signal]), address))
    place.querySelector('input')?.focus()
  }
  whenSystemStyleChanges(() => applyStyle(currentStyle()), visit.signal)
  window.addEventListener('hashchange', show, { signal: visit.signal })
  show()
}

/** The address to which a visitor is redirected; undefined when the address is free to all. */
function detourFrom(address: string): string | undefined {
  const path = pathOf(address)
  if (path === '/' || path === '/logout') return loginAddress()
  return isPublicAddress(address) ? undefined : loginAddress(address)
}
