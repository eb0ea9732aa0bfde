import type { Field } from '#shared/contracts/Resource.ts'

type Filters = Readonly<Record<string, unknown>>

/** The states that a list's filters allow, in the order of the schema, and the filters without those on the state. */
export function stateFilters(
  { source, options = [] }: Pick<Field, 'source' | 'options'>,
  filters: Filters,
): { states: readonly string[]; others: Filters } {
  const { [source]: is, [`${source}_eq`]: equals, ...others } = filters
  const all = options.map(({ value }) => value)
  // `all` means no filter, unless it is one of the states.
  const isFilter = (value: unknown) => value !== undefined && (value !== 'all' || all.includes('all'))
  const wanted = [is, equals].filter(isFilter).map((each) => [each].flat())
  return { states: all.filter((state) => wanted.every((values) => values.includes(state))), others }
}
