import { parseCookie, stringifySetCookie } from 'cookie'

const name = 'fenxiao_device'
// The longest that browsers keep a cookie.
const maxAge = 400 * 86_400

/** What a browser kept of earlier log-ins on it. */
export function deviceIn(header: string | undefined): string | undefined {
  return parseCookie(header ?? '')[name]
}

/**
 * The cookie by which a device is known at the next log-in. It opens nothing; whoever has it may only mistype the password
 * while strangers use up everybody else's attempts. Without a path it belongs to the calls beside the log-in, wherever a proxy put them.
 */
export function deviceCookie(device: string, protocol: 'http' | 'https'): string {
  return stringifySetCookie(name, device, {
    httpOnly: true,
    sameSite: 'strict',
    secure: protocol === 'https',
    maxAge,
  })
}
