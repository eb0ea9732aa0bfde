import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Document } from './Document.ts'
import { parseDocument, unreadableDocument } from './Document.ts'
import { isDialect } from './isDialect.ts'
import type { LoadedSchema, LoadedSchemas } from './LoadedSchema.ts'
import { withChildRows } from './withChildRows.ts'
import { withReferred } from './withReferred.ts'
import { toDraft07 } from './toDraft07.ts'
import { readSource } from './readSource.ts'
import { resolveReferences } from './resolveReferences.ts'
import type { OpenDocument } from './findTarget.ts'

const folder = 'schemas'
const definitions = `${folder}/definitions`
const dashboards = `${folder}/dashboards`
const menuGroups = `${definitions}/menuGroups.json`
const dialectFile = `${folder}/dialect.json`
// Entities, and the two folders with a meaning of their own.
const schemaFolders = /^schemas\/(?:(?:definitions|dashboards)\/)?[^/]+$/u

/** A schema, and the documents that it was made from. */
interface CachedSchema {
  schema: LoadedSchema
  documents: ReadonlyMap<string, Document | undefined>
}

// A developer who watches the schemas changes one of many: the others, and everything made from them, stay the same objects.
const documents = new Map<string, { text: string; document: Document }>()
const schemas = new Map<string, CachedSchema>()

/** The text of a schema that is to be checked before it is saved. */
export interface Draft {
  file: string
  text: string
}

/** Reads every schema of the project in the order of their names; the faults of each are in its `problems`. */
export function loadSchemas(root: string, draft?: Draft): LoadedSchemas {
  const open = opener(root, draft)
  const drafts = draft ? [draft.file.slice(`${folder}/`.length)] : []
  const names = [...jsonFilesIn(root, folder), ...drafts].filter((name) => name !== 'dialect.json').toSorted()
  const shapes = jsonFilesIn(root, definitions).filter((name) => name !== 'menuGroups.json')
  return {
    schemas: withChildRows(
      withReferred(names.flatMap((name) => schemaIn(root, `${folder}/${name}`, open) ?? [])),
    ),
    menuGroups: open(menuGroups) ?? parseDocument(menuGroups, '{ "groups": [] }'),
    dashboards: jsonFilesIn(root, dashboards).flatMap((name) => open(`${dashboards}/${name}`) ?? []),
    shapes: shapes.flatMap((name) => open(`${definitions}/${name}`) ?? []),
    unread: filesIn(root, folder)
      .filter((name) => !name.endsWith('.json') && /\.(?:json[c5]?|ya?ml)$/iu.test(name))
      .map((name) => `${folder}/${name}`),
    astray: misplacedFiles(root).filter((file) => isDialect(open(file)?.value ?? null)),
    dialect: open(dialectFile) ?? unreadableDocument(dialectFile, missing),
  }
}

const missing = { message: 'There is no such file.', advice: 'Restore it from version control.' }

/** The JSON files in folders where no entity belongs. */
function misplacedFiles(root: string): string[] {
  if (!existsSync(join(root, folder))) return []
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  return files.filter((file) => !schemaFolders.test(file) && !/\/\./u.test(file)).toSorted()
}

function jsonFilesIn(root: string, directory: string): string[] {
  return filesIn(root, directory).filter((name) => name.endsWith('.json'))
}

function filesIn(root: string, directory: string): string[] {
  const path = join(root, directory)
  if (!existsSync(path)) return []
  // Editors and file systems keep their own data in hidden files: .#good.json, ._good.json.
  return readdirSync(path)
    .filter((name) => !name.startsWith('.'))
    .sort()
}

function schemaIn(root: string, file: string, open: OpenDocument): LoadedSchema | undefined {
  const document = open(file)
  if (!document) return undefined
  const path = join(root, file)
  const former = schemas.get(path)
  if (former && [...former.documents].every(([name, read]) => open(name) === read)) return former.schema
  const opened = new Map<string, Document | undefined>([[file, document]])
  const noting: OpenDocument = (name) => {
    const read = open(name)
    opened.set(name, read)
    return read
  }
  const schema = loadSchema(document, noting)
  schemas.set(path, { schema, documents: opened })
  return schema
}

function loadSchema(document: Document, open: OpenDocument): LoadedSchema {
  const { file } = document
  const dialect = isDialect(document.value)
  const resolved = resolveReferences(document, open)
  const modern = toDraft07(resolved.value, resolved.origins, document)
  const problems = [...document.problems, ...resolved.problems, ...modern.problems]
  const { origins } = resolved
  return { name: entityNameOf(file), file, dialect, document, value: modern.value, origins, problems }
}

/** Opens each file once, and no file outside the schemas folder. */
function opener(root: string, draft?: Draft): OpenDocument {
  const known = new Map<string, Document | undefined>(
    draft ? [[draft.file, parseDocument(draft.file, draft.text)]] : [],
  )
  return (file) => {
    if (!known.has(file)) known.set(file, documentIn(root, file))
    return known.get(file)
  }
}

function documentIn(root: string, file: string): Document | undefined {
  if (!file.startsWith(`${folder}/`)) return undefined
  const source = readSource(root, file)
  if (!source) return undefined
  if (!('text' in source)) return unreadableDocument(file, source)
  const path = join(root, file)
  const former = documents.get(path)
  const { text } = source
  if (former?.text === text) return former.document
  const document = parseDocument(file, text)
  documents.set(path, { text, document })
  return document
}

function entityNameOf(file: string): string {
  const base = file.replace(/^.*\//, '').replace(/(\.schema)?\.json$/, '')
  const joined = base.replaceAll(
    /[^A-Za-z0-9]+(.)?/g,
    (_, next: string | undefined) => next?.toUpperCase() ?? '',
  )
  return joined.slice(0, 1).toLowerCase() + joined.slice(1)
}
