import type { Field, Resource } from '#shared/contracts/Resource.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { idsOf } from '../../fields/reference/names/linkedIds.ts'
import { isJson, textOf } from '../../kit/text/readValue.ts'
import type { Values } from '../../session/entities/recordName.ts'
import { filterInputs } from '../list/filters/filterInputs.ts'
import type { FilterInput } from '../list/filters/filterInputs.ts'
import { placeOf } from '../list/filterParts/placeOf.ts'
import type { TreeRow } from './treeRows.ts'

/** The properties that the search of a tree covers: the short texts of its columns, such as names and codes. */
export function searchedSources({ display, columns, fields }: Resource): string[] {
  const texts = fields.filter(({ type }) => type === 'text').map(({ source }) => source)
  const shown = columns.map(({ source }) => source).filter((source) => texts.includes(source))
  return [...new Set([display, ...shown])]
}

/** The filters of a tree, except those on texts that its search covers. */
export function treeFilters(resource: Resource): FilterInput[] {
  const searched = searchedSources(resource)
  return filterInputs(resource).filter(
    ({ kind, source }) => kind === 'range' || (kind === 'match' && !searched.includes(source)),
  )
}

/** The filters and the search of a tree, as filters of a list. */
export function listFilter({ search }: Resource, values: Values, text: string): Values {
  const set = Object.entries(values).filter(([, value]) => !isUnset(value))
  return { ...Object.fromEntries(set), ...(search && text !== '' ? { q: text } : {}) }
}

/** The filters that ask for nodes with everything below them. */
export function withinFilters(resource: Resource, values: Values): Values {
  const names = treeFilters(resource).map(({ source }) => `${source}_within`)
  return Object.fromEntries(names.flatMap((name) => (isUnset(values[name]) ? [] : [[name, values[name]]])))
}

/** Whether any filter is set. */
export function isFiltering(values: Values): boolean {
  return Object.values(values).some((value) => !isUnset(value))
}

/**
 * The rows that pass the filters, with their ancestors. `among` holds the ids that the server found for filters that only the
 * server can evaluate.
 */
export function filteredRows(
  rows: readonly TreeRow[],
  resource: Resource,
  values: Values,
  among?: ReadonlySet<string>,
): readonly TreeRow[] {
  if (!isFiltering(values)) return rows
  const inputs = treeFilters(resource)
  const kept = (some: readonly TreeRow[]): TreeRow[] =>
    some.flatMap((row) => {
      const children = kept(row.children)
      const isFound = (!among || among.has(row.id)) && passes(row.record, values, inputs)
      return children.length > 0 || isFound ? [{ ...row, children }] : []
    })
  return kept(rows)
}

function passes(record: Values, values: Values, inputs: readonly FilterInput[]): boolean {
  return inputs.every((input) =>
    input.kind === 'range' ? isWithin(record, values, input) : matches(record, values, input),
  )
}

function matches(record: Values, values: Values, { source, field }: FilterInput): boolean {
  const wanted = values[source]
  if (isUnset(wanted)) return true
  const texts = textsIn(record[source], field)
  const looksWithin = field !== undefined && factsOf(field.type).filter === 'contains'
  return looksWithin
    ? texts.some((text) => text.toLowerCase().includes(textOf(wanted).toLowerCase()))
    : [wanted]
        .flat()
        .map(textOf)
        .some((each) => texts.includes(each))
}

/** The values by which a record is found: for a list, each of its items. */
function textsIn(value: unknown, field: Field | undefined): string[] {
  return field?.type === 'references'
    ? idsOf(isJson(value) ? value : undefined, field.reference?.key)
    : [value].flat().map(textOf)
}

function isWithin(record: Values, values: Values, { source }: FilterInput): boolean {
  const [least, most] = [values[`${source}_gte`], values[`${source}_lte`]]
  const value = record[source]
  if (isUnset(least) && isUnset(most)) return true
  if (isUnset(value)) return false
  const place = placeOf(value)
  return (isUnset(least) || place >= placeOf(least)) && (isUnset(most) || place <= placeOf(most))
}

function isUnset(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
