/** The groups of words that some sources ask for, such as `lists` in `{ lists: words } = usePageWords()`. */
export function wordsUsed(texts: readonly string[]): ReadonlySet<string> {
  const asked = texts.flatMap((text) => [
    ...[...text.matchAll(/\{ ([^}]+) \} = usePageWords\(\)/gu)].flatMap(([, names = '']) => namesIn(names)),
    ...[...text.matchAll(/PageWords\['(\w+)'\]/gu)].map(([, name = '']) => name),
  ])
  return new Set(asked)
}

function namesIn(destructured: string): string[] {
  return destructured.split(',').map((part) => part.split(':')[0]?.trim() ?? '')
}

/** A catalogue of words with those groups alone; it is formatted, so that each group begins and ends a line. */
export function onlyWords(text: string, used: ReadonlySet<string>): string {
  return text.replaceAll(/^ {2}(\w+): \{\n[\s\S]*?^ {2}\},\n/gmu, (group: string, name: string) =>
    used.has(name) ? group : '',
  )
}
