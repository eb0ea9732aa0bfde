import { computedPartsOf } from '../computed/computationOf.ts'
import type { ComputedParts } from '#shared/contracts/Expression.ts'
import type { NamedComputation } from '../computed/computedInForm.ts'
import { computedIn, computedInRows, computedInsidePart } from '../computed/computedInForm.ts'
import type { Limits, ResourceForm } from '#shared/contracts/Resource.ts'
import type { Fills } from '#shared/contracts/Table.ts'
import type { Entity, Model, Property } from '../contracts/Model.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { memoize } from '#shared/memoize.ts'
import { code, documentation, literal } from '../print/Code.ts'
import { drawableSchema, formSchemaOf, hasOwnFormSchema } from '../model/schemas/formSchema.ts'
import type { GeneratedFile } from '../print/GeneratedFile.ts'
import { entityFile } from '../print/GeneratedFile.ts'
import { rowReferencesOf } from '../model/references/rowReferences.ts'
import { moveSchemasOf } from '../model/schemas/inputSchemas.ts'
import type { MoveSchemas } from '../model/schemas/inputSchemas.ts'
import { importLine, moduleOf, namesOf } from '../print/names.ts'

/** generated/forms: schema, validators and order of every entity's form. */
export function emitForms(model: Model): GeneratedFile[] {
  return model.entities.filter(({ kind }) => kind !== 'log').map(emitForm)
}

const emitForm = memoize((entity: Entity): GeneratedFile => {
  const names = namesOf(entity)
  const bodies = moveSchemasOf(entity)
  const computed = computedIn(entity)
  const form = {
    schema: hasOwnFormSchema(entity) ? formSchemaOf(entity) : names.inputSchema,
    order: orderOf(entity),
    validate: names.validate,
    branches: code`branches`,
    ...(entity.unique.length > 0 ? { unique: entity.unique } : {}),
    ...(entity.noOverlap.length > 0 ? { noOverlap: entity.noOverlap } : {}),
    ...fillsOf(entity),
    ...limitsOf(entity.properties),
    ...(computed.length > 0 ? { computed: Object.fromEntries(computed) } : {}),
    ...computedLaterOf(entity, computed),
    ...computedPartsIn(entity),
    ...computedRowsOf(entity),
    ...computedRowPartsOf(entity),
    ...(bodies.length > 0 ? { moves: Object.fromEntries(bodies.map((body) => moveForm(body, entity))) } : {}),
  }
  return entityFile(`generated/forms/${entity.name}.ts`, entity, [
    code`import type { ResourceForm } from '#shared/contracts/Resource.ts'`,
    ...(hasOwnFormSchema(entity)
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

/** The values that a new record, and each new row, is filled in with. */
function fillsOf({ properties }: Entity): Pick<ResourceForm, 'fills' | 'rowFills'> {
  const fills = fillsIn(properties)
  const rowFills = byName(properties, ({ children, properties: parts = [] }) =>
    children ? fillsIn(parts) : undefined,
  )
  return { ...(fills ? { fills } : {}), ...(rowFills ? { rowFills } : {}) }
}

function fillsIn(properties: readonly Property[]): Fills | undefined {
  return byName(properties, ({ fill }) => fill)
}

/** The conditions on the records that references may be set to, in the record and in each row. */
function limitsOf(properties: readonly Property[]): Pick<ResourceForm, 'limits' | 'rowLimits'> {
  const limits = limitsIn(properties)
  const rowLimits = byName(properties, limitsInRows)
  return { ...(limits ? { limits } : {}), ...(rowLimits ? { rowLimits } : {}) }
}

function limitsInRows(list: Property): Limits | undefined {
  if (list.children) return limitsIn(list.properties ?? [])
  const references = rowReferencesOf(list).map(({ key: name, limit }) => ({ name, limit }))
  return byName(references, ({ limit }) => limit)
}

function limitsIn(properties: readonly Property[]): Limits | undefined {
  return byName(properties, ({ reference, link }) => (reference ?? link)?.limit)
}

/** The values found for the members, by their names; undefined if none has one. */
function byName<Named extends { name: string }, Found>(
  all: readonly Named[],
  find: (one: Named) => Found | undefined,
): Record<string, Found> | undefined {
  const found = all.flatMap((one): [string, Found][] => {
    const value = find(one)
    return value === undefined ? [] : [[one.name, value]]
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

/** The computations in the rows of lists, and in objects, by property. */
function computedPartsIn({ properties }: Entity): Pick<ResourceForm, 'computedParts'> {
  const found = properties.flatMap((property) => {
    const parts = computedPartsOf(property, properties)
    return parts ? [[property.name, parts] as const] : []
  })
  return found.length > 0 ? { computedParts: Object.fromEntries(found) } : {}
}

/** The properties that only the server computes. */
function computedLaterOf(
  { properties }: Entity,
  computed: readonly NamedComputation[],
): Pick<ResourceForm, 'computedLater'> {
  const later = properties.filter(
    (property) => property.computed !== undefined && !computed.some(([name]) => name === property.name),
  )
  return later.length > 0 ? { computedLater: later.map(({ name }) => name) } : {}
}

/** The computations in each row that is a record of another entity. */
function computedRowsOf(entity: Entity): { computedRows?: object } {
  const lists = entity.properties.flatMap((list) => {
    const found = computedInRows(entity, list)
    return found.length > 0 ? [[list.name, Object.fromEntries(found)] as const] : []
  })
  return lists.length > 0 ? { computedRows: Object.fromEntries(lists) } : {}
}

/** The computations inside such rows, in their objects and lists of objects. */
function computedRowPartsOf({ properties }: Entity): Pick<ResourceForm, 'computedRowParts'> {
  const lists = properties.flatMap(({ name, children, properties: parts = [] }) => {
    const found = children ? parts.flatMap((part) => insidePartOf(part, parts)) : []
    return found.length > 0 ? [[name, Object.fromEntries(found)] as const] : []
  })
  return lists.length > 0 ? { computedRowParts: Object.fromEntries(lists) } : {}
}

function insidePartOf(part: Property, parts: readonly Property[]): [string, ComputedParts][] {
  const found = computedInsidePart(part, parts)
  return found ? [[part.name, found]] : []
}

/** The dialog of a move. It always uses the schema without a version, because the call sends the version besides the input. */
function moveForm({ code: move, many }: MoveSchemas, entity: Entity): [string, object] {
  const order = Object.keys(objectOf(many.properties))
  const asked = entity.properties.filter(({ name }) => order.includes(name))
  const form = {
    schema: hasOwnFormSchema(entity)
      ? drawableSchema(many)
      : code`${namesOf(entity).moveSchemas}[${literal(move)}].many`,
    order,
    ...limitsOf(asked),
    validate: code`moves[${literal(move)}].many`,
    branches: code`branches`,
  }
  return [move, form]
}

/** The properties in the order of the groups, then in that of the schema. */
function orderOf({ inputSchema, groups }: Entity): string[] {
  const declared = Object.keys(objectOf(inputSchema.properties))
  const grouped = groups.flatMap(({ fields }) => fields).filter((name) => declared.includes(name))
  return [...new Set([...grouped, ...declared])]
}
