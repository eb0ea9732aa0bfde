/** What a framed site may do: work as it does elsewhere, but not take this page along to another address. */
const usual = [
  'allow-scripts',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-downloads',
] as const

/** Sites of others keep their own origin; one of ours would be able to lift the sandbox with it. */
export function sandboxOf(url: string, ours: string = window.location.origin): string {
  const isOther = new URL(url).origin !== ours
  return [...usual, ...(isOther ? ['allow-same-origin'] : [])].join(' ')
}
