interface OwnScreen {
  entity: string
  screen: string
  /** The name of the component and its file. */
  name: string
}

/** The registry's text with one more screen; a screen that is registered already is refused. */
export function withRegisteredScreen(text: string, { entity, screen, name }: OwnScreen): string {
  const start = text.indexOf(`{`, text.indexOf('const loadScreens'))
  // The code after the list names the entities that are allowed in it.
  const end = text.indexOf('\n}', start) + 1
  if (start < 0 || end < start) throw new Error('ownScreens.ts has no list of screens.')
  const entries = text.slice(start + 1, end)
  const line = `${screen}: async () => (await import('../../business/${entity}/${name}.tsx')).${name},`
  const opening = new RegExp(`(^|[\\s,])${entity}: \\{`, 'u').exec(entries)
  if (!opening) {
    return `${text.slice(0, start + 1)}${entries.trimEnd()}\n  ${entity}: { ${line} },\n${text.slice(end)}`
  }
  const at = opening.index + opening[0].length
  if (new RegExp(`^[^}]*\\b${screen}:`, 'u').test(entries.slice(at)))
    throw new Error(`${entity} has a ${screen} screen of its own already, named in ownScreens.ts.`)
  return `${text.slice(0, start + 1)}${entries.slice(0, at)} ${line}${entries.slice(at)}${text.slice(end)}`
}
