import { inReadTurns } from '#server/database/ReadTurns.ts'
import type { Figures } from '#shared/contracts/Figures.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { Context } from './entity/Context.ts'
import { textOf } from './entity/textOf.ts'
import type { Call } from './Call.ts'
import { referenceNames } from './export/referenceNames.ts'
import type { Grouping } from './figures/groupingOf.ts'
import { figuresOf } from './figures/figuresOf.ts'
import { readFiguresQuery } from './figures/readFiguresQuery.ts'
import { answerKey } from './query/answerKey.ts'
import { whereSql } from './query/filterSql.ts'
import { ownedFilterFor } from './reach/ownedFilterFor.ts'
import { permittedFilters } from './reach/permittedFilters.ts'
import { asQuery } from './query/asQuery.ts'

/** Computes counts, sums and averages of a filtered list's records, by groups. */
export async function figureRecords(call: Call): Promise<Figures> {
  const { route, database, context, query, figures, totals } = call
  const { table } = route
  const given = readFiguresQuery(table, context.catalog, query)
  const asked = { ...given, filters: await permittedFilters(database, table, given.filters, context) }
  await requireGroups(asked.groups, context)
  const where = whereSql(table, asked.filters)
  const reads = inReadTurns(database, table.name)
  return asQuery(async () => {
    const { groups, whole, count } = await figures.answer(
      answerKey(table, where, query),
      totals.lastWrite(context.user),
      () => figuresOf(reads, table, asked),
    )
    // The values of groups contain no names, unlike those of records.
    const fields = asked.groups.flatMap(({ name, field: { type, sortable, reference } }) =>
      reference ? [{ source: name, type, sortable, reference: { entity: reference.entity } }] : [],
    )
    const records = groups.map(({ values }) => values)
    const names = await referenceNames(reads, records, {
      fields,
      tableOf: (entity) => context.catalog.tableOf(entity),
      tell: (_, name) => (name === null ? '' : textOf(name)),
    })
    return {
      groups: groups.map((group) => ({ ...group, names: namesOf(group.values, names) })),
      whole,
      count,
    }
  })
}

/** Groups reveal something about every referenced record, so the caller must be allowed to see all of them. */
async function requireGroups(groups: readonly Grouping[], context: Context): Promise<void> {
  const { may } = context
  for (const { over } of groups) {
    if (!over || !may) continue
    if (!(await may(over.page)) || (await ownedFilterFor(over.table, context)))
      throw new AppError('FORBIDDEN')
  }
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
