/** The rights of a framed site: it may work as usual, but not navigate this page to another address. */
const usual = [
  'allow-scripts',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-downloads',
] as const

/** Other sites keep their own origin. A site of our own origin would be able to remove the sandbox if it kept it. */
export function sandboxOf(url: string, ours: string = window.location.origin): string {
  const isOther = new URL(url).origin !== ours
  return [...usual, ...(isOther ? ['allow-same-origin'] : [])].join(' ')
}
