/** Whether a check accepts everything that the earlier one did, as far as their texts tell. */
export function isWider(before: string, after: string): boolean {
  if (before === after) return true
  const [old, now] = [boundOf(before), boundOf(after)]
  if (old && now && old.rest === now.rest) {
    return now.sign === '<' ? now.value >= old.value : now.value <= old.value
  }
  const [few, many] = [choicesOf(before), choicesOf(after)]
  return few !== undefined && many !== undefined && few.every((choice) => many.includes(choice))
}

function boundOf(definition: string): { rest: string; sign: string; value: number } | undefined {
  const found = /^(CHECK \(.* ([<>])=? )(-?[\d.e+-]+)\)$/u.exec(definition)
  if (!found) return undefined
  const [, rest = '', sign = '', value = ''] = found
  return { rest, sign, value: Number(value) }
}

function choicesOf(definition: string): string[] | undefined {
  const [, list] = /^CHECK \("(?:[^"]|"")*" IN \((.*)\)\)$/su.exec(definition) ?? []
  return list?.match(/E?'(?:[^'\\]|''|\\.)*'|[^\s,]+/gsu) ?? undefined
}
