import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Entity, Model, Property } from '../Model.ts'
import { onceFor } from '../onceFor.ts'
import { code, documentation, literal } from '../print/Code.ts'
import { drawnSchemaOf, isUnrolled } from './drawnSchema.ts'
import type { GeneratedFile } from './GeneratedFile.ts'
import { entityFile } from './GeneratedFile.ts'
import { objectOf } from './inputSchemas.ts'
import { moduleOf, namesOf } from './names.ts'

/** generated/forms: schema, validators and drawing hints of every entity's form. */
export function emitForms(model: Model): GeneratedFile[] {
  return model.entities.filter(({ kind }) => kind !== 'log').map(emitForm)
}

const emitForm = onceFor((entity: Entity): GeneratedFile => {
  const names = namesOf(entity)
  const form = {
    schema: isUnrolled(entity) ? drawnSchemaOf(entity) : names.inputSchema,
    uiSchema: uiSchemaOf(entity),
    validate: names.validate,
    branches: code`branches`,
  }
  return entityFile(`generated/forms/${entity.name}.ts`, entity, [
    code`import type { ResourceForm } from '#shared/contracts/Resource.ts'`,
    ...(isUnrolled(entity)
      ? []
      : [code`import { ${names.inputSchema} } from ${moduleOf('schemas', `${entity.name}.ts`)}`]),
    code`import { branches, ${names.validate} } from ${moduleOf('validators', `${entity.name}.js`)}`,
    code``,
    documentation(`${entity.label.zh} / ${entity.label.en}`),
    code`export const ${names.form}: ResourceForm = ${literal(form)}`,
  ])
})

function uiSchemaOf(entity: Entity): JsonObject {
  const declared = Object.keys(objectOf(entity.inputSchema.properties))
  const grouped = entity.groups.flatMap(({ fields }) => fields).filter((name) => declared.includes(name))
  const order = [...new Set([...grouped, ...declared])]
  const drawn = entity.properties.filter(({ name }) => declared.includes(name))
  return {
    'ui:order': order,
    ...(declared.includes('version') ? { version: { 'ui:widget': 'hidden' } } : {}),
    ...hintsOf(drawn),
  }
}

function hintsOf(properties: readonly Property[]): JsonObject {
  const hints = properties.map((property) => [property.name, hintOf(property)] as const)
  return Object.fromEntries(hints.filter(([, hint]) => Object.keys(hint).length > 0))
}

function hintOf(property: Property): JsonObject {
  if (property.access === 'readOnly') return { 'ui:widget': 'hidden' }
  const options = optionsOf(property)
  const inner = property.properties ? hintsOf(property.properties) : {}
  return {
    ...(property.widget ? { 'ui:widget': property.widget } : {}),
    ...(Object.keys(options).length > 0 ? { 'ui:options': options } : {}),
    ...(property.field === 'rows' && Object.keys(inner).length > 0 ? { items: inner } : {}),
    ...(property.field === 'object' ? inner : {}),
  }
}

function optionsOf(property: Property): JsonObject {
  const { unit, secret, reference, link, options, column } = property
  return {
    ...(unit ? { unit } : {}),
    ...(column?.scale === undefined ? {} : { scale: column.scale }),
    ...(secret ? { secret } : {}),
    ...(reference ? { entity: reference.entity } : {}),
    ...(link ? linkOptions(link) : {}),
    ...(options ? { options: options.map(({ value, color }) => ({ value, color })) } : {}),
  }
}

function linkOptions({ entity, key, nameKey }: NonNullable<Property['link']>): JsonObject {
  return { entity, ...(key ? { key } : {}), ...(nameKey ? { nameKey } : {}) }
}
