import { inReadTurns } from '#server/database/ReadTurns.ts'
import type { Figures } from '#shared/contracts/Figures.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { Call } from './Call.ts'
import { referenceNames } from './export/referenceNames.ts'
import { figuresOf } from './figures/figuresOf.ts'
import { readFiguresQuery } from './figures/readFiguresQuery.ts'
import { requirePages } from './query/readOverFilter.ts'
import { asQuery } from './query/asQuery.ts'

/** Counts, sums and averages of the records that a list's filters find, by groups. */
export async function figureRecords(call: Call): Promise<Figures> {
  const { route, database, context, query, figures, totals } = call
  const { table } = route
  const asked = readFiguresQuery(table, context.catalog, query)
  await requirePages(asked.filters, context)
  for (const { over } of asked.groups)
    if (over && context.may && !(await context.may(over.page))) throw new AppError('FORBIDDEN')
  const reads = inReadTurns(database, table.name)
  return asQuery(async () => {
    const { groups, whole, count } = await figures.answer(
      JSON.stringify([table.entity, query]),
      totals.lastWrite(context.user),
      () => figuresOf(reads, table, asked),
    )
    // Groups have no property that holds the name, as records may have.
    const fields = asked.groups.flatMap(({ name, field: { type, sortable, reference } }) =>
      reference ? [{ source: name, type, sortable, reference: { entity: reference.entity } }] : [],
    )
    const records = groups.map(({ values }) => values)
    const names = await referenceNames(reads, records, {
      fields,
      tableOf: (entity) => context.catalog.tableOf(entity),
    })
    return {
      groups: groups.map((group) => ({ ...group, names: namesOf(group.values, names) })),
      whole,
      count,
    }
  })
}

function namesOf(
  values: Figures['groups'][number]['values'],
  names: ReadonlyMap<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([property, value]) => {
      const name = typeof value === 'string' ? names.get(value) : undefined
      return name === undefined ? [] : [[property, name]]
    }),
  )
}
