/** What may stand in a Content-Security-Policy: a comma or semicolon would end the entry, an asterisk would name every site. */
const plainHost = /^(?:[\w-]+\.)*[\w-]+\.?$|^\[[\da-f:.]+\]$/
const longestHost = 253

/** The parts of a parsed address that are judged. */
interface AddressParts {
  readonly protocol: string
  readonly hostname: string
  readonly username: string
  readonly password: string
}

/** Whether links and frames may lead to an address: http or https, a plain host, and no password in it. */
export function isWebAddress({ protocol, hostname, username, password }: AddressParts): boolean {
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return false
  return plainHost.test(hostname) && hostname.length <= longestHost
}
