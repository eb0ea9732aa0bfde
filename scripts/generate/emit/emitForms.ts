import type { Entity, Model } from '../Model.ts'
import { onceFor } from '../onceFor.ts'
import { code, documentation, literal } from '../print/Code.ts'
import { drawnSchemaOf, isDrawnOtherwise } from './drawnSchema.ts'
import type { GeneratedFile } from './GeneratedFile.ts'
import { entityFile } from './GeneratedFile.ts'
import { objectOf } from './inputSchemas.ts'
import { moduleOf, namesOf } from './names.ts'

/** generated/forms: schema, validators and order of every entity's form. */
export function emitForms(model: Model): GeneratedFile[] {
  return model.entities.filter(({ kind }) => kind !== 'log').map(emitForm)
}

const emitForm = onceFor((entity: Entity): GeneratedFile => {
  const names = namesOf(entity)
  const form = {
    schema: isDrawnOtherwise(entity) ? drawnSchemaOf(entity) : names.inputSchema,
    order: orderOf(entity),
    validate: names.validate,
    branches: code`branches`,
  }
  return entityFile(`generated/forms/${entity.name}.ts`, entity, [
    code`import type { ResourceForm } from '#shared/contracts/Resource.ts'`,
    ...(isDrawnOtherwise(entity)
      ? []
      : [code`import { ${names.inputSchema} } from ${moduleOf('schemas', `${entity.name}.ts`)}`]),
    code`import { branches, ${names.validate} } from ${moduleOf('validators', `${entity.name}.js`)}`,
    code``,
    documentation(`${entity.label.zh} / ${entity.label.en}`),
    code`export const ${names.form}: ResourceForm = ${literal(form)}`,
  ])
})

/** As the groups name the properties, then as the schema does. */
function orderOf({ inputSchema, groups }: Entity): string[] {
  const declared = Object.keys(objectOf(inputSchema.properties))
  const grouped = groups.flatMap(({ fields }) => fields).filter((name) => declared.includes(name))
  return [...new Set([...grouped, ...declared])]
}
