import { posix } from 'node:path'
import type { Json } from '#shared/contracts/Json.ts'
import type { Document } from './Document.ts'
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

/** A subschema that names itself by $anchor, $id or (draft-04) id. */
function findIdentified(document: Document, reference: string): Target | undefined {
  const visit = (schema: Json, path: Path): Path | undefined => {
    if (!isObject(schema)) return undefined
    const names = [schema['$id'], schema['id'], `#${textOf(schema['$anchor']) ?? ''}`]
    if (path.length > 0 && reference !== '#' && names.includes(reference)) return path
    for (const inner of subschemasOf(schema)) {
      const found = visit(inner.schema, [...path, ...inner.path])
      if (found) return found
    }
    return undefined
  }
  const path = visit(document.value, [])
  return path && { document, path }
}

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
