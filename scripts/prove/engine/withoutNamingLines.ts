import type { parseSync } from 'vite'

type Parsed = ReturnType<typeof parseSync>

interface Node {
  type: string
  start: number
  end: number
}

/** A module's text without its imports from the given places, and without the registry lines that use them. */
export function withoutNamingLines(text: string, parsed: Parsed, goes: (place: string) => boolean): string {
  const names = new Set<string>()
  const cuts: Node[] = []
  for (const { moduleRequest, entries, start, end } of parsed.module.staticImports) {
    if (!goes(moduleRequest.value)) continue
    cuts.push({ type: 'import', start, end })
    for (const { localName } of entries) names.add(localName.value)
  }
  const later = parsed.module.dynamicImports
    .filter(({ moduleRequest: { start, end } }) => goes(text.slice(start + 1, end - 1)))
    .map(({ start }) => start)
  walk(parsed.program, [], (node, above) => {
    const isNamed = 'name' in node && node.type === 'Identifier' && names.has(String(node.name))
    if (!isNamed && !(node.type === 'ImportExpression' && later.includes(node.start))) return
    const line = lineOf(above)
    if (line) cuts.push(line)
  })
  return cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^,/u, ''), text)
}

function walk(
  value: unknown,
  above: readonly Node[],
  visit: (node: Node, above: readonly Node[]) => void,
): void {
  if (Array.isArray(value)) {
    for (const each of value) walk(each, above, visit)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const node = isNode(value) ? value : undefined
  if (node?.type === 'ImportDeclaration') return
  if (node) visit(node, above)
  const below = node ? [...above, node] : above
  for (const each of Object.values(value)) walk(each, below, visit)
}

/** The entry of an object or array, or else the statement, that contains a name. */
function lineOf(above: readonly Node[]): Node | undefined {
  const at = above.findLastIndex(({ type }) => lines.has(type))
  const [found, outer] = [above[at], above[at - 1]]
  return found?.type === 'ExpressionStatement' && outer?.type === 'IfStatement' ? outer : found
}

const lines: ReadonlySet<string> = new Set([
  'Property',
  'SpreadElement',
  'ExpressionStatement',
  'IfStatement',
])

function isNode(value: object): value is Node {
  return 'type' in value && 'start' in value && 'end' in value
}
