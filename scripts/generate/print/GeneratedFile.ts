import type { Entity } from '../contracts/Model.ts'
import type { Code } from './Code.ts'
import { code, comment, lines } from './Code.ts'

/** A file that the generator produces, by its path from the project's root. */
export interface GeneratedFile {
  path: string
  text: string
}

/** A file that is generated from one schema. */
export function entityFile(path: string, entity: Entity, body: readonly Code[]): GeneratedFile {
  return { path, text: withHeader(entity.file, body) }
}

/** A file that is generated from all schemas together. */
export function overallFile(path: string, body: readonly Code[]): GeneratedFile {
  return { path, text: withHeader('schemas/*.json', body) }
}

function withHeader(source: string, body: readonly Code[]): string {
  const header = comment(`Written by \`npm run generate\` from ${source}. Edit the schema, not this file.`)
  return `${lines([header, code``, ...body]).text}\n`
}
