import { parseCookie, stringifySetCookie } from 'cookie'

type Protocol = 'http' | 'https'

const name = 'fenxiao_device'
/** With this prefix browsers accept a cookie only over TLS and from exactly this host. */
const secureName = `__Host-${name}`
// The longest time for which browsers keep a cookie.
const maxAge = 400 * 86_400

/** The browser's records of earlier log-ins, from a cookie header. */
export function deviceIn(header: string | undefined, protocol: Protocol): string | undefined {
  return parseCookie(header ?? '')[nameOver(protocol)]
}

/**
 * The cookie by which a device is recognised at the next log-in. It grants no access: it only gives the device its own budget of
 * attempts, which strangers cannot use up.
 */
export function deviceCookie(device: string, protocol: Protocol): string {
  return stringifySetCookie(nameOver(protocol), device, {
    httpOnly: true,
    path: '/',
    sameSite: 'strict',
    secure: protocol === 'https',
    maxAge,
  })
}

function nameOver(protocol: Protocol): string {
  return protocol === 'https' ? secureName : name
}
