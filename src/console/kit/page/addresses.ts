/** The address to which unknown addresses are sent. */
export const unknownAddress = '/exception/404.vue'

/** The pages that anyone may open, logged in or not. */
const publicPaths = new Set(['/login', '/logout', '/register', '/forgot-password', '/404', unknownAddress])

/** Whether an address leads to a page that needs no log-in. */
export function isPublicAddress(address: string): boolean {
  return publicPaths.has(pathOf(address))
}

/** The address of the log-in page, with the address to return to if it is worth returning to. */
export function loginAddress(back?: string, reason?: 'ended'): string {
  const query = new URLSearchParams()
  if (back && isOwnAddress(back)) query.set('redirect', back)
  if (reason) query.set('reason', reason)
  const text = query.toString()
  return text ? `/login?${text}` : '/login'
}

/** The address to open after a log-in: the requested one if it is within the application, otherwise the first page. */
export function addressAfterLogin(loginPageAddress: string): string {
  const back = queryOf(loginPageAddress).get('redirect')
  return back !== null && isOwnAddress(back) ? back : '/'
}

/** The reason why the log-in page is shown; null if the user asked for it. */
export function reasonForLogin(loginPageAddress: string): string | null {
  return queryOf(loginPageAddress).get('reason')
}

/** The path of an address within the application. */
export function pathOf(address: string): string {
  return address.split(/[?#]/)[0] || '/'
}

/**
 * Whether an address is within this application and worth returning to. A second slash or a backslash would make a browser read
 * the rest as another host.
 */
export function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(address) && pathOf(address) !== '/' && !isPublicAddress(address)
}

function queryOf(address: string): URLSearchParams {
  const start = address.indexOf('?')
  return new URLSearchParams(start < 0 ? '' : address.slice(start + 1))
}
