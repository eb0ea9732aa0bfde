import type { Entity } from '../contracts/Model.ts'
import type { Code } from './Code.ts'
import { code, literal, name } from './Code.ts'

/** The names in generated files for everything of one entity. */
export function namesOf(entity: Entity) {
  return {
    type: name(entity.typeName),
    inputType: name(`${entity.typeName}Input`),
    table: name(`${entity.name}Table`),
    routes: name(`${entity.name}Routes`),
    resource: name(`${entity.name}Resource`),
    form: name(`${entity.name}Form`),
    inputSchema: name(`${entity.name}InputSchema`),
    patchSchema: name(`${entity.name}PatchSchema`),
    recordSchema: name(`${entity.name}RecordSchema`),
    moveSchemas: name(`${entity.name}MoveSchemas`),
    validate: name(`validate${entity.typeName}`),
    validatePatch: name(`validate${entity.typeName}Patch`),
  } as const satisfies Record<string, Code>
}

/** The module path of a generated file, for an import. */
export function moduleOf(folder: string, file: string): Code {
  return literal(`#generated/${folder}/${file}`)
}

/** The import of some names from a module; nothing if there are no names. */
export function importLine(names: readonly Code[], module: Code): Code[] {
  const [first, ...others] = names
  if (!first) return []
  const joined = others.reduce((list, each) => code`${list}, ${each}`, first)
  return [code`import { ${joined} } from ${module}`]
}
