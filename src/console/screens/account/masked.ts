/** A telephone number of which only the ends are shown: `138****8293`. */
export function maskedPhone(phone: string): string {
  return phone.length < 8 ? '****' : `${phone.slice(0, 3)}****${phone.slice(-4)}`
}

/** An email address of which only the start and the domain are shown: `an***@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '****' : `${email.slice(0, Math.min(2, at - 1))}***${email.slice(at)}`
}
