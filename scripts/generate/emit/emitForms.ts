import { computationOf } from '../computed/computationOf.ts'
import type { Entity, Model } from '../Model.ts'
import { onceFor } from '../onceFor.ts'
import { code, documentation, literal } from '../print/Code.ts'
import { drawn, drawnSchemaOf, isDrawnOtherwise } from './drawnSchema.ts'
import type { GeneratedFile } from './GeneratedFile.ts'
import { entityFile } from './GeneratedFile.ts'
import { moveSchemasOf, objectOf } from './inputSchemas.ts'
import type { MoveSchemas } from './inputSchemas.ts'
import { importLine, moduleOf, namesOf } from './names.ts'

/** generated/forms: schema, validators and order of every entity's form. */
export function emitForms(model: Model): GeneratedFile[] {
  return model.entities.filter(({ kind }) => kind !== 'log').map(emitForm)
}

const emitForm = onceFor((entity: Entity): GeneratedFile => {
  const names = namesOf(entity)
  const bodies = moveSchemasOf(entity)
  const computed = entity.properties.flatMap((property) => {
    const computation = computationOf(property, entity.properties)
    return computation ? [[property.name, computation] as const] : []
  })
  const form = {
    schema: isDrawnOtherwise(entity) ? drawnSchemaOf(entity) : names.inputSchema,
    order: orderOf(entity),
    validate: names.validate,
    branches: code`branches`,
    ...(computed.length > 0 ? { computed: Object.fromEntries(computed) } : {}),
    ...(bodies.length > 0 ? { moves: Object.fromEntries(bodies.map((body) => moveForm(body, entity))) } : {}),
  }
  return entityFile(`generated/forms/${entity.name}.ts`, entity, [
    code`import type { ResourceForm } from '#shared/contracts/Resource.ts'`,
    ...(isDrawnOtherwise(entity)
      ? []
      : importLine(
          [names.inputSchema, ...(bodies.length > 0 ? [names.moveSchemas] : [])],
          moduleOf('schemas', `${entity.name}.ts`),
        )),
    ...importLine(
      [code`branches`, ...(bodies.length > 0 ? [code`moves`] : []), names.validate],
      moduleOf('validators', `${entity.name}.js`),
    ),
    code``,
    documentation(`${entity.label.zh} / ${entity.label.en}`),
    code`export const ${names.form}: ResourceForm = ${literal(form)}`,
  ])
})

/** The dialog of a move, of which nobody needs the version: the call has it beside what was filled in. */
function moveForm({ code: move, many }: MoveSchemas, entity: Entity): [string, object] {
  const form = {
    schema: isDrawnOtherwise(entity)
      ? drawn(many)
      : code`${namesOf(entity).moveSchemas}[${literal(move)}].many`,
    order: Object.keys(objectOf(many.properties)),
    validate: code`moves[${literal(move)}].many`,
    branches: code`branches`,
  }
  return [move, form]
}

/** As the groups name the properties, then as the schema does. */
function orderOf({ inputSchema, groups }: Entity): string[] {
  const declared = Object.keys(objectOf(inputSchema.properties))
  const grouped = groups.flatMap(({ fields }) => fields).filter((name) => declared.includes(name))
  return [...new Set([...grouped, ...declared])]
}
