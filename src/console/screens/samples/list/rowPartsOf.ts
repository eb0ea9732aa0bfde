import type { Field, Resource } from '#shared/contracts/Resource.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { fieldOf } from '../../../session/entities/resourceOf.ts'

/** An entity's properties by their role in a list that is not a table. */
export interface RowParts {
  picture?: Field | undefined
  text?: Field | undefined
  state?: Field | undefined
  date?: Field | undefined
  figures: readonly Field[]
}

const mostFigures = 2

/** Picks a picture, a text, a state, a date and figures from an entity's properties; columns of its list come first. */
export function rowPartsOf(resource: Resource): RowParts {
  const { fields, columns, display, states } = resource
  const shown = columns
    .filter(({ hidden }) => !hidden)
    .flatMap(({ source }) => fieldOf(resource, source) ?? [])
    .filter(({ source }) => source !== display)
  return {
    picture: fields.find(({ type }) => type === 'image'),
    text: fields.find(({ type }) => type === 'longText'),
    state: (states && fieldOf(resource, states.property)) ?? shown.find(({ type }) => type === 'enum'),
    date: shown.findLast(({ type }) => type === 'datetime' || type === 'date'),
    figures: shown.filter(({ type }) => factsOf(type).numeric).slice(0, mostFigures),
  }
}
