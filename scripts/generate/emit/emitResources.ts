import { factsOf } from '#shared/fields/fieldKinds.ts'
import type { Field, Resource, ResourcePermissions, ResourcePlace } from '#shared/contracts/Resource.ts'
import { disambiguatorOf, identityOf } from '../model/references/lookupOf.ts'
import { isRule } from '../model/isRule.ts'
import { ownedByOf } from '../model/reachButtons.ts'
import type { Entity, Model, Property } from '../contracts/Model.ts'
import { memoize } from '#shared/memoize.ts'
import { code, documentation, lines, literal } from '../print/Code.ts'
import { conditionsImport, plainStates, printedStates } from './validators/emitConditions.ts'
import type { GeneratedFile } from '../print/GeneratedFile.ts'
import { entityFile, overallFile } from '../print/GeneratedFile.ts'
import { moduleOf, namesOf } from '../print/names.ts'

/** generated/resources: the data about every entity for the generic console code; the forms are chunks of their own. */
export function emitResources(model: Model): GeneratedFile[] {
  return [...model.entities.map(emitResource), registry(model), places(model)]
}

const emitResource = memoize((entity: Entity): GeneratedFile => {
  const { form, resource } = namesOf(entity)
  const loader = code`() => import(${moduleOf('forms', `${entity.name}.ts`)}).then((module) => module.${form})`
  const states = printedStates({ ...entity, ...shownStates(entity) })
  const value = { ...resourceOf(entity), ...states, form: entity.kind === 'log' ? undefined : loader }
  return entityFile(`generated/resources/${entity.name}.ts`, entity, [
    code`import type { Resource } from '#shared/contracts/Resource.ts'`,
    ...conditionsImport(entity),
    code``,
    documentation(`${entity.label.zh} / ${entity.label.en}`),
    code`export const ${resource}: Resource = ${literal(value)}`,
  ])
})

/** The permission codes of an entity's page and of its buttons. */
export function permissionsOf(entity: Entity): ResourcePermissions {
  const codes = entity.actions.map((action) => [action, `${entity.menu.code}.${action}`])
  return { page: entity.menu.code, ...Object.fromEntries(codes) }
}

function identityPart(entity: Entity): Pick<Resource, 'identity' | 'besideName'> {
  if (!entity.lookup) return {}
  const identity = identityOf(entity)
  const besideName = disambiguatorOf(entity)
  return { ...(identity !== undefined && { identity }), ...(besideName !== undefined && { besideName }) }
}

function unnamedPart({ actions, display, properties }: Entity): Pick<Resource, 'isUnnamed'> {
  const name = properties.find((property) => property.name === display)
  const isTyped = name?.access === 'readWrite' && name.column?.type === 'text'
  return isTyped || !actions.includes('create') ? {} : { isUnnamed: true }
}

/** All data of an entity's screens except the form. */
export function resourceOf(entity: Entity) {
  return {
    entity: entity.name,
    kind: entity.kind,
    path: entity.path,
    display: entity.display,
    ...identityPart(entity),
    ...unnamedPart(entity),
    icon: entity.icon,
    order: orderOf(entity),
    search: entity.search.length > 0,
    ...(entity.lookupSearch?.length === 0 ? { isUnsearched: true } : {}),
    fields: entity.properties.map((property) => fieldOf(property, entity.properties)),
    columns: entity.columns.map(({ source, hidden, width }) => ({
      source,
      ...(hidden ? { hidden } : {}),
      ...(width === undefined ? {} : { width }),
    })),
    filters: entity.filters,
    groups: entity.groups.map(({ name, fields }) => ({ name, fields })),
    ...(entity.tasks.length > 0 ? { tasks: entity.tasks.map(({ name, where }) => ({ name, where })) } : {}),
    ...calendarPart(entity),
    permissions: permissionsOf(entity),
    ...ownedByOf(entity),
    ...plainStates(shownStates(entity)),
    ...(entity.parent ? { parent: entity.parent } : {}),
  } as const satisfies Resource
}

function calendarPart({ calendar, properties }: Entity): Pick<Resource, 'calendar'> {
  if (!calendar) return {}
  const begin = properties.find(({ name }) => name === calendar.from)
  return { calendar: { ...calendar, ...(begin?.access === 'readWrite' ? { isGiven: true } : {}) } }
}

function orderOf({ order }: Entity): Resource['order'] {
  return order[0] ?? { property: 'id', direction: 'DESC' }
}

/** The states without the parts of moves that only the server uses. */
function shownStates({ states }: Entity): Pick<Entity, 'states'> {
  if (!states) return {}
  const moves = states.moves.map((move) => {
    const { sets: _sets, due: _due, ...others } = move
    return others
  })
  return { states: { ...states, moves } }
}

function fieldOf(property: Property, siblings: readonly Property[]): Field {
  const reference = referenceOf(property)
  const nameFrom = siblings.find(({ nameOf }) => nameOf === property.name)?.name
  const { options, properties, alternatives, help, showWhen, widget, widgetOptions } = property
  return {
    source: property.name,
    type: property.field,
    sortable: property.sortable,
    ...(isWhole(property) ? { whole: true } : {}),
    ...(widget ? { widget } : {}),
    ...(widgetOptions ? { widgetOptions: { ...widgetOptions } } : {}),
    ...(property.private ? { private: true } : {}),
    ...(property.notCopied ? { notCopied: true } : {}),
    ...(options ? { options: options.map(({ value, color }) => ({ value, color })) } : {}),
    ...(reference ? { reference } : {}),
    ...(nameFrom ? { nameFrom } : {}),
    ...(alternatives ? { alternatives: alternativesOf(alternatives) } : insideOf(properties)),
    ...(property.children ? { children: { ...property.children } } : {}),
    ...(property.values ? { values: fieldOf(property.values, []) } : {}),
    ...(property.stars === undefined ? {} : { stars: property.stars }),
    ...(property.column?.scale === undefined ? {} : { scale: property.column.scale }),
    ...(help ? { hasHelp: true } : {}),
    ...(property.by ? { by: property.by } : {}),
    ...(showWhen ? { showWhen: { ...showWhen } } : {}),
    ...(isRule(property) ? { rule: true } : {}),
  }
}

/** Whether the list compares a text property as a whole, which is unusual. */
function isWhole({ field, filter }: Property): boolean {
  return filter === 'equals' && factsOf(field).filter === 'contains'
}

function insideOf(properties: Property['properties']): Pick<Field, 'fields'> {
  return properties ? { fields: properties.map((inner) => fieldOf(inner, properties)) } : {}
}

function alternativesOf({ by, each }: NonNullable<Property['alternatives']>): Field['alternatives'] {
  const of = each.map(({ value, properties }) => [value, insideOf(properties).fields ?? []] as const)
  return { by: fieldOf(by, []), of: Object.fromEntries(of) }
}

function referenceOf({ reference, link }: Property): Field['reference'] {
  if (reference) return { entity: reference.entity }
  if (!link) return undefined
  const { entity, key, nameKey } = link
  return { entity, ...(key ? { key } : {}), ...(nameKey ? { nameKey } : {}) }
}

function registry(model: Model): GeneratedFile {
  const imports = model.entities.map(
    (entity) =>
      code`import { ${namesOf(entity).resource} } from ${moduleOf('resources', `${entity.name}.ts`)}`,
  )
  const members = model.entities.map((entity) => code`  ${namesOf(entity).resource},`)
  return overallFile('generated/resources/resources.ts', [
    code`import type { Resource } from '#shared/contracts/Resource.ts'`,
    ...imports,
    code``,
    documentation('Every entity of the console.'),
    lines([code`export const resources: readonly Resource[] = [`, ...members, code`]`]),
  ])
}

function places({ entities }: Model): GeneratedFile {
  const members = entities.map((entity) => {
    const { kind, path } = entity
    return [entity.name, { kind, path, order: orderOf(entity) } satisfies ResourcePlace] as const
  })
  return overallFile('generated/resources/places.ts', [
    code`import type { ResourcePlace } from '#shared/contracts/Resource.ts'`,
    code`import type { EntityName } from '#generated/types/EntityName.ts'`,
    code``,
    documentation(
      'The kind, path and default order of every entity, for code that must not load the rest of it.',
    ),
    code`export const places: Readonly<Record<EntityName, ResourcePlace>> = ${literal(Object.fromEntries(members))}`,
  ])
}
