import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { checkSchemas } from '#scripts/generate/check/checkSchemas.ts'
import { formatProblem } from '#scripts/generate/load/formatProblem.ts'
import { loadSchemas } from '#scripts/generate/load/loadSchemas.ts'
import type { LoadedSchemas } from '#scripts/generate/load/LoadedSchema.ts'
import { buildModel } from '#scripts/generate/model/buildModel.ts'
import type { Entity } from '#scripts/generate/contracts/Model.ts'

/** Files below schemas/: texts, bytes, functions that make something at a path, or values to be written as JSON. */
export type Files = Readonly<Record<string, unknown>>

/** Loads a temporary project with our dialect, shared shapes and the given schemas; it is removed after the test. */
export function loadProject(files: Files): LoadedSchemas {
  const root = mkdtempSync(join(tmpdir(), 'fenxiao-schemas-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const repository = join(import.meta.dirname, '../../..')
  for (const name of ['dialect.json', 'definitions']) {
    cpSync(join(repository, 'schemas', name), join(root, 'schemas', name), { recursive: true })
  }
  for (const [name, content] of Object.entries(files)) {
    const path = join(root, 'schemas', name)
    mkdirSync(dirname(path), { recursive: true })
    if (typeof content === 'function') content(path)
    else writeFileSync(path, isRaw(content) ? content : JSON.stringify(content, null, 2))
  }
  return loadSchemas(root)
}

function isRaw(content: unknown): content is string | Buffer {
  return typeof content === 'string' || Buffer.isBuffer(content)
}

/** The complaints of the checks about the given schemas, one line each. */
export function complaintsAbout(files: Files): string[] {
  return checkSchemas(loadProject(files)).map(formatProblem)
}

/** The entity of one schema, beside others that it may refer to; all must pass the checks. */
export function entityOf(file: string, schema: unknown, others: Files = {}): Entity {
  const loaded = loadProject({ [file]: schema, ...others })
  const errors = checkSchemas(loaded).filter(({ severity }) => severity === 'error')
  const entity = buildModel(loaded).entities.find((each) => each.file === `schemas/${file}`)
  if (errors.length > 0 || !entity) throw new Error(errors.map(formatProblem).join('\n'))
  return entity
}
