import { parseCookie, stringifySetCookie } from 'cookie'

type Protocol = 'http' | 'https'

const name = 'fenxiao_device'
/** With this prefix browsers take a cookie only over TLS and from this very host, not from one beside it. */
const secureName = `__Host-${name}`
// The longest that browsers keep a cookie.
const maxAge = 400 * 86_400

/** What a browser kept of earlier log-ins on it. */
export function deviceIn(header: string | undefined, protocol: Protocol): string | undefined {
  return parseCookie(header ?? '')[nameOver(protocol)]
}

/**
 * The cookie by which a device is known at the next log-in. It opens nothing; a client that has it may only mistype the password
 * while strangers use up everybody else's attempts.
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
