interface MenuPage {
  /** The path that a menu names. */
  path: string
  /** The path of the file, relative to the registry's folder. */
  page: string
  component: string
}

/** The start of the registry's list, with any type. */
const opening = /const menuPages\b[^=]*= \{/u

/** The registry's text with one more page; a path that is registered already is refused. */
export function withRegisteredPage(text: string, { path, page, component }: MenuPage): string {
  const list = opening.exec(text)
  if (!list) throw new Error('menuPages.ts has no list of pages.')
  if (text.includes(`'${path}':`)) throw new Error(`menuPages.ts names a page for ${path} already.`)
  const at = list.index + list[0].length
  const line = `'${path}': async () => (await import('${page}')).${component},`
  return `${text.slice(0, at)}\n  ${line}${text.slice(at)}`
}
