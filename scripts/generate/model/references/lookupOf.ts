import type { ColumnType } from '#shared/fields/ColumnType.ts'
import type { Entity, Property } from '../../contracts/Model.ts'

/** The names of the entities that these properties refer to, including those inside objects and rows. */
export function targetsOf(properties: readonly Property[]): string[] {
  return properties.flatMap(({ reference, link, properties: inner = [] }) => [
    ...[reference?.entity, link?.entity].filter((name) => name !== undefined),
    ...targetsOf(inner),
  ])
}

/** The properties of an entity that limits of references among these properties, and inside them, name. */
export function lookupFiltersOf(entity: string, properties: readonly Property[]): string[] {
  return properties.flatMap(({ reference, link, properties: inner = [] }) => [
    ...[reference, link].flatMap((target) =>
      target?.entity === entity ? Object.keys(target.limit?.where ?? {}) : [],
    ),
    ...lookupFiltersOf(entity, inner),
  ])
}

/** The property that tells records of the same name apart: a unique text that the list searches. */
export function identityOf({ display, search, properties }: Entity): string | undefined {
  const isIdentity = ({ name, unique, column, access, secret }: Property) =>
    unique && name !== display && column?.type === 'text' && access !== 'writeOnly' && !secret
  return search.find((name) => properties.some((property) => property.name === name && isIdentity(property)))
}

/**
 * The property that tells namesakes apart if a name is unique only together with it, such
 * as a class in its grade or a flat in its house.
 */
export function disambiguatorOf(entity: Entity): string | undefined {
  if (identityOf(entity) !== undefined) return undefined
  const { display, parent, unique, properties } = entity
  const beside = unique.flatMap(({ columns }) => (columns.includes(display) ? columns : []))
  const shown = properties.filter(
    ({ name, access, secret }) =>
      beside.includes(name) && ![display, parent].includes(name) && access !== 'writeOnly' && !secret,
  )
  const isShownAsStored = ({ column, options = [], reference }: Property) =>
    typedAsStored.has(column?.type) &&
    options.every(({ value, label }) => label.zh === value && label.en === value) &&
    !reference
  return (shown.find(isShownAsStored) ?? shown.find(({ reference }) => reference))?.name
}

const typedAsStored: ReadonlySet<unknown> = new Set<ColumnType>([
  'text',
  'integer',
  'decimal',
  'double',
  'date',
])

/**
 * The properties that a look-up searches: the name, if people type it as it is stored or it is the name of
 * another record, and the texts that the list searches.
 */
export function lookupSearchOf({ display, search, properties }: Entity, lookup: readonly string[]): string[] {
  const isName = ({ name, column, options, reference }: Property) =>
    lookup.includes(name) && (reference !== undefined || (!options && typedAsStored.has(column?.type)))
  return [...new Set([display, ...search])].filter(
    (name) =>
      search.includes(name) || properties.some((property) => property.name === name && isName(property)),
  )
}

/**
 * The properties that a record shows where it is referred to: its name, what tells it from
 * its namesakes, its parent in a tree, and its state.
 */
export function lookupOf(entity: Entity): string[] {
  const { display, parent, states, properties } = entity
  const state = states?.property ?? properties.find(({ name, options }) => name === 'status' && options)?.name
  const shown = properties.filter(({ access, secret }) => access !== 'writeOnly' && !secret)
  const wanted = [display, identityOf(entity), disambiguatorOf(entity), parent, state]
  return shown.map(({ name }) => name).filter((name) => wanted.includes(name))
}
