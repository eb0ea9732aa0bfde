import type { Entity } from '../Model.ts'
import type { Code } from '../print/Code.ts'
import { literal, name } from '../print/Code.ts'

/** The names that generated files give to what belongs to one entity. */
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
    validate: name(`validate${entity.typeName}`),
    validatePatch: name(`validate${entity.typeName}Patch`),
  } as const satisfies Record<string, Code>
}

/** The module path of a generated file, as an import names it. */
export function moduleOf(folder: string, file: string): Code {
  return literal(`#generated/${folder}/${file}`)
}
