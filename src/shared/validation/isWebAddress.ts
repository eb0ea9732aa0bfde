/** A host that is safe in a Content-Security-Policy: a comma or semicolon would end the entry, an asterisk name every site. */
const plainHost = /^(?:[\w-]+\.)*[\w-]+\.?$|^\[[\da-f:.]+\]$/
const longestHost = 253

/** The checked parts of a parsed address. */
interface AddressParts {
  readonly protocol: string
  readonly hostname: string
  readonly username: string
  readonly password: string
}

/** Whether links and frames may lead to an address: http or https, a plain host, and no password. */
export function isWebAddress({ protocol, hostname, username, password }: AddressParts): boolean {
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return false
  return plainHost.test(hostname) && hostname.length <= longestHost
}
