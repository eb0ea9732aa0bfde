import type { Entity, Property } from '../Model.ts'

/** Names of the entities that these properties refer to, those inside objects and rows included. */
export function targetsOf(properties: readonly Property[]): string[] {
  return properties.flatMap(({ reference, link, properties: inner = [] }) => [
    ...[reference?.entity, link?.entity].filter((name) => name !== undefined),
    ...targetsOf(inner),
  ])
}

/** What whoever refers to a record may know of it: what it is called, its parent in a tree, and its state. */
export function lookupOf({ display, parent, states, properties }: Entity): string[] {
  const state = states?.property ?? properties.find(({ name, options }) => name === 'status' && options)?.name
  const shown = properties.filter(({ access, secret }) => access !== 'writeOnly' && !secret)
  return shown.map(({ name }) => name).filter((name) => [display, parent, state].includes(name))
}
