import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSchemas } from '../generate/check/checkSchemas.ts'
import { formatProblem } from '../generate/load/formatProblem.ts'
import { loadSchemas } from '../generate/load/loadSchemas.ts'
import type { Problem } from '../generate/load/Problem.ts'
import type { NewEntity } from './schemaOf.ts'
import { schemaOf } from './schemaOf.ts'

/** Writes the schema of a new entity and returns its path; an existing or invalid one is refused. */
export function createEntity(root: string, entity: NewEntity): string {
  const file = fileOf(entity)
  const errors = errorsOf(root, entity)
  if (errors.length > 0) throw new Error(`Nothing was written:\n${errors.map(formatProblem).join('\n')}`)
  // The flag refuses to overwrite a file, even one that appeared a moment ago.
  writeFileSync(join(root, file), textOf(entity), { flag: 'wx' })
  return file
}

/** The objections to an entity that is not written yet. */
export function objectionsTo(root: string, entity: NewEntity): readonly string[] {
  return errorsOf(root, entity).map(({ message, advice }) => `${message} ${advice}`)
}

function errorsOf(root: string, entity: NewEntity): readonly Problem[] {
  const file = fileOf(entity)
  if (existsSync(join(root, file)))
    throw new Error(`${file} is there already. Edit it, or choose another name.`)
  return checkSchemas(loadSchemas(root, { file, text: textOf(entity) })).filter(
    (problem) => problem.file === file && problem.severity === 'error',
  )
}

function fileOf({ name }: NewEntity): string {
  if (!/^[a-z][A-Za-z0-9]*$/u.test(name))
    throw new Error(`"${name}" cannot be the name of an entity: letters and digits in camelCase.`)
  return `schemas/${name}.json`
}

function textOf(entity: NewEntity): string {
  return `${JSON.stringify(schemaOf(entity), null, 2)}\n`
}
