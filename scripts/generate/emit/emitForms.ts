import { computationOf, computedPartsOf } from '../computed/computationOf.ts'
import { ExpressionFault } from '../computed/ExpressionFault.ts'
import { readsOf } from '#shared/computed/readsOf.ts'
import type { Computation } from '#shared/contracts/Expression.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import type { Fills } from '#shared/contracts/Table.ts'
import type { Entity, Model, Property } from '../Model.ts'
import { onceFor } from '#shared/onceFor.ts'
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
    return computation && isToldInForm(computation, entity.properties)
      ? [[property.name, computation] as const]
      : []
  })
  const form = {
    schema: isDrawnOtherwise(entity) ? drawnSchemaOf(entity) : names.inputSchema,
    order: orderOf(entity),
    validate: names.validate,
    branches: code`branches`,
    ...(entity.unique.length > 0 ? { unique: entity.unique } : {}),
    ...fillsOf(entity),
    ...(computed.length > 0 ? { computed: Object.fromEntries(computed) } : {}),
    ...computedPartsIn(entity),
    ...computedRowsOf(entity),
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

/** What a new record, and each new row, gets where nothing is given. */
function fillsOf({ properties }: Entity): Pick<ResourceForm, 'fills' | 'rowFills'> {
  const fills = fillsIn(properties)
  const rows = properties.flatMap(({ name, children, properties: parts = [] }): [string, Fills][] => {
    const found = children ? fillsIn(parts) : undefined
    return found ? [[name, found]] : []
  })
  return {
    ...(fills ? { fills } : {}),
    ...(rows.length > 0 ? { rowFills: Object.fromEntries(rows) } : {}),
  }
}

function fillsIn(properties: readonly Property[]): Fills | undefined {
  const found = properties.flatMap(({ name, fill }) => (fill ? [[name, fill] as const] : []))
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

/** What follows in the rows of lists, and in objects, by the property. */
function computedPartsIn({ properties }: Entity): Pick<ResourceForm, 'computedParts'> {
  const found = properties.flatMap((property) => {
    const parts = computedPartsOf(property, properties)
    return parts ? [[property.name, parts] as const] : []
  })
  return found.length > 0 ? { computedParts: Object.fromEntries(found) } : {}
}

/** What each row computes from what is in it and from what its references lead to; what it takes from its owner is known once it is saved. */
function computedRowsOf({ properties }: Entity): { computedRows?: object } {
  const lists = properties.flatMap(({ name: list, children, properties: parts = [] }) => {
    const found = children ? parts.flatMap((part) => computedIn(part, parts)) : []
    return found.length > 0 ? [[list, Object.fromEntries(found)] as const] : []
  })
  return lists.length > 0 ? { computedRows: Object.fromEntries(lists) } : {}
}

function computedIn(part: Property, parts: readonly Property[]): [string, Computation][] {
  try {
    const computation = computationOf(part, parts)
    return computation && !sumsWhatIsComputed(computation, parts) ? [[part.name, computation]] : []
  } catch (error) {
    if (error instanceof ExpressionFault) return []
    throw error
  }
}

/** Lists inside of such rows are computed by the server alone. */
function sumsWhatIsComputed({ expression }: Computation, parts: readonly Property[]): boolean {
  return readsOf(expression).some((read) => {
    const list = 'list' in read ? parts.find(({ name }) => name === read.list) : undefined
    return list?.properties?.some(({ name, computed }) => computed && 'item' in read && name === read.item)
  })
}

/** What follows from what rows take from their owner is known once it is saved. */
function isToldInForm(computation: Computation, properties: readonly Property[]): boolean {
  return readsOf(computation.expression).every((read) => {
    if (!('list' in read) || read.item === undefined) return true
    const { children, properties: parts = [] } = properties.find(({ name }) => name === read.list) ?? {}
    const part = parts.find(({ name }) => name === read.item)
    return !children || part?.computed === undefined || computedIn(part, parts).length > 0
  })
}

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
