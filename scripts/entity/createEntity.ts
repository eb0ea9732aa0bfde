import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSchemas } from '../generate/check/checkSchemas.ts'
import { formatProblem } from '../generate/load/formatProblem.ts'
import { loadSchemas } from '../generate/load/loadSchemas.ts'
import type { NewEntity } from './schemaOf.ts'
import { schemaOf } from './schemaOf.ts'

/** Writes the schema of a new entity and gives its path; one that is there, or would not pass the checks, is refused. */
export function createEntity(root: string, entity: NewEntity): string {
  if (!/^[a-z][A-Za-z0-9]*$/u.test(entity.name))
    throw new Error(`"${entity.name}" cannot be the name of an entity: letters and digits in camelCase.`)
  const file = `schemas/${entity.name}.json`
  const path = join(root, file)
  // Never over a file that is there, not even one that appeared a moment ago.
  write(path, file, `${JSON.stringify(schemaOf(entity), null, 2)}\n`)
  const errors = checkSchemas(loadSchemas(root)).filter(
    (problem) => problem.file === file && problem.severity === 'error',
  )
  if (errors.length === 0) return file
  rmSync(path)
  throw new Error(`Nothing was written:\n${errors.map(formatProblem).join('\n')}`)
}

function write(path: string, file: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx' })
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    throw exists ? new Error(`${file} is there already. Edit it, or choose another name.`) : error
  }
}
