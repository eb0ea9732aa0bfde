import { isWebAddress } from '#shared/validation/isWebAddress.ts'

/** The web address in a text, for links and frames; undefined when there is none. */
export function siteAt(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  return isWebAddress(url) ? url : undefined
}
