const secretName =
  /pass(word|wd|phrase)|secret|token|authorization|cookie|captcha|credential|api_?key|(mch|v3)_?key|session_?id/i
// The names are bounded: a long name that repeats one of the words would take quadratic time.
const secretParam =
  /([?&](?:[\w.[\]%-]{0,60}(?:pass(?:word|wd|phrase)|secret|token|authorization|cookie|captcha_code|credential|api_?key|ticket|signature|session)[\w.[\]%-]{0,60}|code|key)=)[^&\s"'#\\]+/gi
const bearer = /\b(Bearer|Basic)\s+[\w.~+/=-]+/gi
const urlPassword = /(:\/\/[^\s:/@"']+:)[^\s/@"']+(@)/g
const hidden = '[hidden]'
const maxDepth = 6

/** A copy without the values of properties named like a secret, at any depth up to 6, where the copy is cut. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth >= maxDepth) return '[deep]'
  if (Array.isArray(value)) return value.slice(0, 100).map((item) => redact(item, depth + 1))
  if (value instanceof Date || value instanceof Error) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, redactedAt(name, inner, depth)])
  return Object.fromEntries(entries)
}

/** A text without bearer tokens, passwords in addresses and secret query parameters. */
export function redactText(text: string): string {
  return text
    .replace(secretParam, `$1${hidden}`)
    .replace(bearer, `$1 ${hidden}`)
    .replace(urlPassword, `$1${hidden}$2`)
}

function redactedAt(name: string, inner: unknown, depth: number): unknown {
  const isHarmless = inner === null || inner === undefined || typeof inner === 'boolean'
  return secretName.test(name) && !isHarmless ? hidden : redact(inner, depth + 1)
}
