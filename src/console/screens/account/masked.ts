/** A telephone number with all but its ends hidden: `138****8293`. */
export function maskedPhone(phone: string): string {
  return phone.length < 8 ? '****' : `${phone.slice(0, 3)}****${phone.slice(-4)}`
}

/** An email address with all but its start and its domain hidden: `an***@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '****' : `${email.slice(0, Math.min(2, at - 1))}***${email.slice(at)}`
}
