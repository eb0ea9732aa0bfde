import { safeAddress } from '../../kit/text/safeAddress.ts'

const isWhole = /^https?:\/\/|^\//i
/** Nothing before the first dot can be a scheme such as `javascript:` or a user's name at a host. */
const isHost = /^[^\s/:@]+\.[^\s]+$/u

/** The address that is meant by what was typed: of the web, or of this site; undefined for anything else. */
export function linkAddressOf(typed: string): string | undefined {
  const text = typed.trim()
  if (isWhole.test(text)) return safeAddress(text)
  return isHost.test(text) ? safeAddress(`https://${text}`) : undefined
}
