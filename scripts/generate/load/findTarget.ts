import { posix } from 'node:path'
import type { Json } from '#shared/contracts/Json.ts'
import type { Document } from './Document.ts'
import { onceFor } from '../onceFor.ts'
import { isObject, objectOf, pathOf, textOf, valueAt } from './readJson.ts'
import type { Path } from './readJson.ts'
import { subschemasOf } from './subschemas.ts'

/** What a $ref points to, or why it points to nothing. */
export type Target = { document: Document; path: Path } | { message: string; advice: string }

/** Opens a file beside the schemas; undefined when there is none. */
export type Open = (file: string) => Document | undefined

/** Finds what a $ref in the document points to: a pointer, an anchor, an $id, or another file of the schemas folder. */
export function findTarget(reference: string, from: Document, open: Open): Target {
  // A pointer is no name, and looking for one takes a walk through the whole document.
  const named = reference.startsWith('#/') ? undefined : findIdentified(from, reference)
  if (named) return named
  const [address, fragment] = splitOnce(reference, '#')
  const own = textOf(objectOf(from.value)['$id']) ?? textOf(objectOf(from.value)['id'])
  const inside = address === '' || (own !== undefined && address === splitOnce(own, '#')[0])
  if (!inside && (/^[a-z][a-z0-9+.-]*:/i.test(address) || address.startsWith('/'))) return remote(reference)
  const document = inside ? from : open(posix.join(posix.dirname(from.file), address))
  if (!document) return missing(`There is no file "${address}" beside this one.`)
  return findFragment(document, fragment, reference)
}

function findFragment(document: Document, fragment: string, reference: string): Target {
  if (fragment === '') return { document, path: [] }
  if (!fragment.startsWith('/')) {
    return findIdentified(document, `#${fragment}`) ?? missing(`There is no anchor "${fragment}".`)
  }
  const path = pathOf(decoded(fragment))
  if (valueAt(document.value, path) === undefined) return missing(`"${reference}" points to nothing.`)
  return { document, path }
}

function findIdentified(document: Document, reference: string): Target | undefined {
  const path = identifiedIn(document).get(reference)
  return path && { document, path }
}

/** The subschemas that name themselves by $anchor, $id or (draft-04) id; the first of a name counts. */
const identifiedIn = onceFor(({ value }: Document): ReadonlyMap<string, Path> => {
  const found = new Map<string, Path>()
  const visit = (schema: Json, path: Path): void => {
    if (!isObject(schema)) return
    const anchor = textOf(schema['$anchor'])
    const names = [textOf(schema['$id']), textOf(schema['id']), anchor && `#${anchor}`]
    for (const name of path.length > 0 ? names : [])
      if (name !== undefined && !found.has(name)) found.set(name, path)
    for (const inner of subschemasOf(schema)) visit(inner.schema, [...path, ...inner.path])
  }
  visit(value, [])
  return found
})

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

function remote(reference: string): Target {
  return {
    message: `"${reference}" would have to be fetched from elsewhere, which is not supported.`,
    advice: 'Save it below schemas/definitions/ and refer to the file.',
  }
}

function missing(message: string): Target {
  return { message, advice: 'Write "#/definitions/<name>" or "definitions/<file>.json".' }
}
