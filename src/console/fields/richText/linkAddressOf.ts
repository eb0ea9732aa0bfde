import { safeAddress } from '../../kit/text/safeAddress.ts'

const isWhole = /^https?:\/\/|^\//i
/** The text before the first dot can neither be a scheme such as `javascript:` nor contain a user name before a host. */
const isHost = /^[^\s/:@]+\.[^\s]+$/u

/** The address that a typed text means, on the web or on this site; undefined for anything else. */
export function linkAddressOf(typed: string): string | undefined {
  const text = typed.trim()
  if (isWhole.test(text)) return safeAddress(text)
  return isHost.test(text) ? safeAddress(`https://${text}`) : undefined
}
