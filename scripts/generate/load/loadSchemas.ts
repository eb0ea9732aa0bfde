import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Document } from './Document.ts'
import { parseDocument } from './Document.ts'
import { isDialect } from './isDialect.ts'
import type { LoadedSchema, LoadedSchemas } from './LoadedSchema.ts'
import { modernise } from './modernise.ts'
import { resolveReferences } from './resolveReferences.ts'
import type { Open } from './findTarget.ts'

const folder = 'schemas'
const definitions = `${folder}/definitions`
const menuGroups = `${definitions}/menuGroups.json`

/** Reads every schema of the project in the order of their names; what is wrong with one is kept in its `problems`. */
export function loadSchemas(root: string): LoadedSchemas {
  const open = opener(root)
  const schemas = jsonFilesIn(root, folder)
    .filter((name) => name !== 'dialect.json')
    .flatMap((name) => loadSchema(`${folder}/${name}`, open))
  const shapes = jsonFilesIn(root, definitions).filter((name) => name !== 'menuGroups.json')
  return {
    schemas,
    menuGroups: open(menuGroups) ?? parseDocument(menuGroups, '{ "groups": [] }'),
    shapes: shapes.flatMap((name) => open(`${definitions}/${name}`) ?? []),
    dialect: open(`${folder}/dialect.json`)?.value ?? {},
  }
}

function jsonFilesIn(root: string, directory: string): string[] {
  const path = join(root, directory)
  if (!existsSync(path)) return []
  return readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .sort()
}

function loadSchema(file: string, open: Open): LoadedSchema[] {
  const document = open(file)
  if (!document) return []
  const dialect = isDialect(document.value)
  const resolved = resolveReferences(document, open)
  const modern = modernise(resolved.value, resolved.origins, document)
  const problems = [...document.problems, ...resolved.problems, ...modern.problems]
  const { origins } = resolved
  return [{ name: entityNameOf(file), file, dialect, document, value: modern.value, origins, problems }]
}

/** Each file is read once; nothing outside the schemas folder is opened. */
function opener(root: string): Open {
  const known = new Map<string, Document>()
  return (file) => {
    if (!file.startsWith(`${folder}/`) || !existsSync(join(root, file))) return known.get(file)
    const document = known.get(file) ?? parseDocument(file, readFileSync(join(root, file), 'utf8'))
    known.set(file, document)
    return document
  }
}

function entityNameOf(file: string): string {
  const base = file.replace(/^.*\//, '').replace(/(\.schema)?\.json$/, '')
  const joined = base.replaceAll(
    /[^A-Za-z0-9]+(.)?/g,
    (_, next: string | undefined) => next?.toUpperCase() ?? '',
  )
  return joined.slice(0, 1).toLowerCase() + joined.slice(1)
}
