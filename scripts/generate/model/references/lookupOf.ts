import type { Entity, Property } from '../../contracts/Model.ts'

/** Names of the entities that these properties refer to, those inside objects and rows included. */
export function targetsOf(properties: readonly Property[]): string[] {
  return properties.flatMap(({ reference, link, properties: inner = [] }) => [
    ...[reference?.entity, link?.entity].filter((name) => name !== undefined),
    ...targetsOf(inner),
  ])
}

/** What the references among these properties, and those inside of them, ask of the records of an entity. */
export function lookupFiltersOf(entity: string, properties: readonly Property[]): string[] {
  return properties.flatMap(({ reference, link, properties: inner = [] }) => [
    ...[reference, link].flatMap((target) =>
      target?.entity === entity ? Object.keys(target.limit?.where ?? {}) : [],
    ),
    ...lookupFiltersOf(entity, inner),
  ])
}

/** The property that tells records of the same name apart: a text that is searched and occurs once. */
export function identityOf({ display, search, properties }: Entity): string | undefined {
  const isIdentity = ({ name, unique, column, access, secret }: Property) =>
    unique && name !== display && column?.type === 'text' && access !== 'writeOnly' && !secret
  return search.find((name) => properties.some((property) => property.name === name && isIdentity(property)))
}

/** What a record shows to those who refer to it: its name, what tells it from its namesakes, its parent in a tree, and its state. */
export function lookupOf(entity: Entity): string[] {
  const { display, parent, states, properties } = entity
  const state = states?.property ?? properties.find(({ name, options }) => name === 'status' && options)?.name
  const shown = properties.filter(({ access, secret }) => access !== 'writeOnly' && !secret)
  const wanted = [display, identityOf(entity), parent, state]
  return shown.map(({ name }) => name).filter((name) => wanted.includes(name))
}
