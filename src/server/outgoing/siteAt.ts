import { isWebAddress } from '#shared/validation/isWebAddress.ts'

/** The address of a site that links and frames may lead to; undefined when a text is none. */
export function siteAt(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  return isWebAddress(url) ? url : undefined
}
