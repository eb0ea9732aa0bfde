import { posix } from 'node:path'
import type { Json } from '#shared/contracts/Json.ts'
import type { Document } from './Document.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { memoize } from '#shared/memoize.ts'
import { pathOf, textOf, valueAt } from './readJson.ts'
import type { Path } from './readJson.ts'
import { subschemasOf } from './subschemas.ts'

/** The target of a $ref, or the reason why there is none. */
export type Target = { document: Document; path: Path } | { message: string; advice: string }

/** Opens a file beside the schemas; undefined if there is none. */
export type OpenDocument = (file: string) => Document | undefined

/** The place of a $ref. */
interface Place {
  document: Document
  path: Path
}

/** Finds the target of a $ref: a pointer, an anchor, an $id, or another file of the schemas folder. */
export function findTarget(reference: string, place: Place, open: OpenDocument): Target {
  const { document: from } = place
  const near = findInPart(reference, place)
  if (near) return near
  // A pointer is no name, and searching for a name walks through the whole document.
  const named = reference.startsWith('#/') ? undefined : findIdentified(from, reference)
  if (named) return named
  const [address, fragment] = splitOnce(reference, '#')
  const inside =
    address === '' || resolved(address, homeOf(from, place.path).address) === homeOf(from, []).address
  if (!inside && (/^[a-z][a-z0-9+.-]*:/i.test(address) || address.startsWith('/'))) return remote(reference)
  const document = inside ? from : open(posix.join(posix.dirname(from.file), address))
  if (!document) return missing(`There is no file "${address}" beside this one.`)
  return findFragment(document, fragment, reference)
}

interface Home {
  path: Path
  address: string
}

/**
 * Looks for a target in a part with an $id of its own: in the part around the reference first; from
 * elsewhere by any address that means the part's $id.
 */
function findInPart(reference: string, { document, path }: Place): Target | undefined {
  const home = homeOf(document, path)
  const [address, fragment] = splitOnce(reference, '#')
  const part = address === '' ? home.path : identifiedIn(document).get(resolved(address, home.address))
  if (part === undefined || part.length === 0) return undefined
  if (fragment === '') return { document, path: part }
  if (!fragment.startsWith('/')) {
    const anchor = identifiedIn(document).get(`${homeOf(document, part).address}#${fragment}`)
    return anchor && { document, path: anchor }
  }
  const target = [...part, ...pathOf(decoded(fragment))]
  return valueAt(document.value, target) === undefined ? undefined : { document, path: target }
}

/** The nearest schema at or above the path that has an $id, and its address; the document itself if there is none. */
function homeOf({ file, value }: Document, path: Path): Home {
  let home: Home = { path: [], address: resolved(idOf(value) ?? '', `file:///${file}`) }
  for (let length = 1; length <= path.length; length += 1) {
    const above = path.slice(0, length)
    const id = idOf(valueAt(value, above))
    if (id !== undefined) home = { path: above, address: resolved(id, home.address) }
  }
  return home
}

/** The address in an $id. Drafts 06 and 07 also write anchors as an $id, which give a part no address. */
function idOf(schema: Json | undefined): string | undefined {
  const id = textOf(objectOf(schema)['$id']) ?? textOf(objectOf(schema)['id'])
  return id === undefined || id.startsWith('#') ? undefined : splitOnce(id, '#')[0]
}

function resolved(address: string, base: string): string {
  return URL.canParse(address, base) ? new URL(address, base).href : address
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

/** The subschemas named by $anchor, $id or (draft-04) id, as written and as whole addresses; the first of a name counts. */
const identifiedIn = memoize((document: Document): ReadonlyMap<string, Path> => {
  const found = new Map<string, Path>()
  const visit = (schema: Json, path: Path, around: string): void => {
    if (!isJsonObject(schema)) return
    // To a plain $ref, a dynamic anchor is like any other.
    const [id, anchor] = [idOf(schema), textOf(schema['$anchor']) ?? textOf(schema['$dynamicAnchor'])]
    const address = id === undefined || path.length === 0 ? around : resolved(id, around)
    const addresses = path.length > 0 ? [textOf(schema['$id']), textOf(schema['id']), id && address] : []
    for (const name of [...addresses, anchor && `#${anchor}`, anchor && `${address}#${anchor}`])
      if (name && !found.has(name)) found.set(name, path)
    for (const inner of subschemasOf(schema)) visit(inner.schema, [...path, ...inner.path], address)
  }
  visit(document.value, [], homeOf(document, []).address)
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
