import type { DashboardPanel } from '#shared/contracts/Dashboard.ts'
import type { DashboardPage, Entity } from '../../../contracts/Model.ts'
import { shortened } from '../../../model/names/shortened.ts'
import { ddl, ddlList, sqlName } from '../../../print/Ddl.ts'
import { recordFilterSql } from './recordFilterSql.ts'
import type { ServingIndex } from './ServingIndex.ts'

/** The properties that panels of the same records read, first the one by which the records are found. */
interface Reading {
  panels: readonly string[]
  where: NonNullable<DashboardPanel['where']>
  key: string
  others: readonly string[]
}

/**
 * The indexes that contain everything that the panels of dashboards read, so that figures over many records need none of their
 * rows. Panels of the same records share one index with these records alone; values that an index of a list contains get none of
 * their own.
 */
export function panelIndexes(
  entity: Entity,
  dashboards: readonly DashboardPage[],
  lists: readonly ServingIndex[],
): ServingIndex[] {
  const readings = dashboards.flatMap(({ name, panels }) =>
    panels.filter((panel) => panel.entity === entity.name).flatMap((panel) => readingOf(entity, panel, name)),
  )
  return readings
    .map((reading) => readings.filter((other) => nameOf(entity, other) === nameOf(entity, reading)))
    .filter((same, index) => same[0] === readings[index])
    .flatMap((same) => merged(same))
    .filter((reading) => !isHeld(entity, reading, lists))
    .map((reading) => indexOf(entity, reading))
}

function readingOf(entity: Entity, panel: DashboardPanel, dashboard: string): Reading[] {
  const { name, where = {}, time, measure } = panel
  const [group] = panel.group?.split('.') ?? []
  const [, measured] = /\((\w+)\)$/u.exec(measure) ?? []
  const [key, ...others] = [time, group, measured].filter((source) => source !== undefined)
  const isKept = [...Object.keys(where), key, ...others].every((source) => hasColumn(entity, source))
  // Records that contain a text are found by the index of the search.
  const isSame = Object.keys(where).every((source) => propertyOf(entity, source)?.filter === 'equals')
  return key !== undefined && isKept && isSame
    ? [{ panels: [`${dashboard}.${name}`], where, key, others }]
    : []
}

function hasColumn(entity: Entity, source: string | undefined): boolean {
  return source !== undefined && propertyOf(entity, source)?.column !== undefined
}

function propertyOf({ properties }: Entity, source: string) {
  return properties.find(({ name }) => name === source)
}

function merged(same: readonly Reading[]): Reading[] {
  const [first] = same
  if (!first) return []
  const others = new Set(same.flatMap((reading) => reading.others))
  return [{ ...first, panels: same.flatMap(({ panels }) => panels), others: [...others].toSorted() }]
}

function isHeld(
  { softDelete }: Entity,
  { where, key, others }: Reading,
  lists: readonly ServingIndex[],
): boolean {
  // Indexes of lists do not tell which records are deleted.
  if (softDelete) return false
  const read = [...Object.keys(where), key, ...others]
  return lists.some(({ columns }) => read.every((source) => columns.includes(source)))
}

function indexOf(entity: Entity, reading: Reading): ServingIndex {
  const { panels, where, key, others } = reading
  const records = Object.fromEntries(Object.entries(where).map(([source, value]) => [source, [value].flat()]))
  const condition = recordFilterSql(entity, records)
  const included = others.length > 0 ? ddl` INCLUDE (${ddlList(others.map(sqlName))})` : ddl``
  const limited = condition ? ddl` WHERE ${condition}` : ddl``
  return {
    shape: {
      name: nameOf(entity, reading),
      unique: false,
      definition: ddl`ON ${sqlName(entity.tableName)} (${sqlName(key)})${included}${limited}`.text,
    },
    serves: [`the ${panels.length === 1 ? 'panel' : 'panels'} ${panels.join(', ')}`],
    columns: [key, ...others],
    ...(Object.keys(where).length > 0 && { where: records }),
  }
}

/** The index's name tells which records it contains, and by which property. */
function nameOf({ tableName }: Entity, { where, key }: Reading): string {
  const records = Object.entries(where)
    .map(([source, value]) => `${source}_${[value].flat().join('_or_')}`)
    .toSorted()
  const words = [...records, key].join('_').replaceAll(/[^\p{L}\p{N}_]+/gu, '_')
  return shortened(`${tableName}_${words}_figures`)
}
