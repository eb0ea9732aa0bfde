import type { JsonObject } from '#shared/contracts/Json.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { freshName } from './Name.ts'

/** Renames a name behind a property: of another entity, or in the rows of a list; undefined where the name is unknown there. */
export type RenameThrough = (property: string, name: string) => string | undefined

/** Creates the renaming of names that are read through these properties. */
export function renameThrough(
  properties: JsonObject,
  of: (entity: string) => ReadonlySet<string>,
): RenameThrough {
  return (property, name) => {
    const part = objectOf(properties[property])
    const { entity } = { ...objectOf(part['x-reference']), ...objectOf(part['x-children']) }
    if (typeof entity === 'string') return of(entity).has(name) ? freshName(name) : undefined
    // Names inside a property are not renamed.
    return Object.hasOwn(objectOf(objectOf(part['items'])['properties']), name) ? name : undefined
  }
}

/** The pieces of an expression: texts, functions, and names, possibly with a dot. */
const pieces = /"[^"]*"|'[^']*'|[A-Za-z_]\w*\s*\(|[A-Za-z_]\w*(?:\s*\.\s*[A-Za-z_]\w*)*|[^]/gu

/** An expression with renamed names: of the record, of referenced records, and of summed rows. */
export function renamedExpression(
  text: string,
  own: (name: string) => string,
  through: RenameThrough,
): string {
  let depth = 0
  let rows: { list: string; depth: number } | undefined
  let isList = false
  return [...text.matchAll(pieces)]
    .map(([piece]) => {
      if (piece.endsWith('(')) depth += 1
      if (piece === ')') depth -= 1
      if (rows && depth < rows.depth) rows = undefined
      if (!/^[A-Za-z_][\w\s.]*$/u.test(piece)) {
        isList ||= /^(?:sum|count)\s*\($/u.test(piece)
        return piece
      }
      const [name = '', read] = piece.split(/\s*\.\s*/u)
      if (isList) rows = { list: name, depth }
      const inRow = rows && !isList ? through(rows.list, name) : undefined
      isList = false
      if (read === undefined) return inRow ?? own(name)
      return `${own(name)}.${through(name, read) ?? read}`
    })
    .join('')
}
