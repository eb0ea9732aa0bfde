import type { Model } from '../Model.ts'
import type { GeneratedFile } from './GeneratedFile.ts'
import { routesOf } from './routesOf.ts'

/** Names that two entities, or an entity and a registry, would both take; each with what to do about it. */
export function conflictsOf(model: Model, files: readonly GeneratedFile[]): string[] {
  const calls = model.entities.flatMap((entity) => routesOf(entity).map((plan) => ({ entity, ...plan })))
  return [
    // Some file systems take Tables.ts and tables.ts for one file.
    ...twice(files.map(({ path }) => path.toLowerCase())).map(
      (path) => `Two things would be written to ${path}. Give the schema file of that name another one.`,
    ),
    ...twice(calls.map(({ method, url }) => `${method} ${url}`)).map(
      (call) =>
        `Two entities offer ${call}. Change "path" in x-entity of one of them, or the code of the move.`,
    ),
    ...twice(calls.map(({ operationId }) => operationId)).map(
      (id) => `Two calls are called ${id}. Give the move another code, or the schema file another name.`,
    ),
  ]
}

function twice(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))]
}
