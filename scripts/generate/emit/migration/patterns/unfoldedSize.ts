const tokens = /\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?:)?|\)|\{\d+(?:,\d*)?\}|[^]/gu

/** The number of characters and classes in a regular expression after its counted repetitions are expanded. */
export function unfoldedSize(pattern: string): number {
  const outer: number[] = []
  let size = 0
  let last = 0
  for (const [token] of pattern.matchAll(tokens)) {
    if (token.startsWith('{')) size += last * (mostOf(token) - 1)
    else if (token.startsWith('(')) {
      outer.push(size)
      size = 0
    } else if (token === ')') {
      last = size
      size += outer.pop() ?? 0
    } else {
      last = 1
      size += 1
    }
  }
  return size
}

function mostOf(count: string): number {
  return Math.max(...(count.match(/\d+/g) ?? []).map(Number))
}
