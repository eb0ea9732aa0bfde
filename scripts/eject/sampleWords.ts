/** The groups of words that the sources use, such as `lists` in `{ lists: words } = usePageWords()`. */
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

/** A catalogue of words with only these groups; relies on its formatting, in which each group begins and ends a line. */
export function onlyWords(text: string, used: ReadonlySet<string>): string {
  return text.replaceAll(/^ {2}(\w+): \{\n[\s\S]*?^ {2}\},\n/gmu, (group: string, name: string) =>
    used.has(name) ? group : '',
  )
}
