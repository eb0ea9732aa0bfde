import { numberOf, textOf } from '../load/readJson.ts'
import type { LoadedSchemas } from '../load/LoadedSchema.ts'
import type { Entity, MenuGroup, Model } from '../contracts/Model.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { memoize } from '#shared/memoize.ts'
import { withDistinctKeyNames } from './across/withDistinctKeyNames.ts'
import { buildEntity } from './buildEntity.ts'
import { dashboardOf } from './dashboardOf.ts'
import { freeze } from './freeze.ts'
import { labelOf, wordsOf } from './names/labelOf.ts'
import { lookupFiltersOf, lookupOf, lookupSearchOf, targetsOf } from './references/lookupOf.ts'

/** The one value that everything is generated from. The schemas must have passed the checks. */
export function buildModel({ schemas, menuGroups, dashboards }: LoadedSchemas): Model {
  const groups = listOf(objectOf(menuGroups.value)['groups']).map((group): MenuGroup => {
    const { code, label, icon, sequence } = objectOf(group)
    const name = textOf(code) ?? ''
    return {
      code: name,
      label: wordsOf(label) ?? labelOf({}, name),
      icon: textOf(icon) ?? 'Folder',
      sequence: numberOf(sequence) ?? 0,
    }
  })
  const entities = withDistinctKeyNames(schemas.map(buildEntity))
  const all = entities.flatMap(({ properties }) => properties)
  const targets = new Set(targetsOf(all))
  const rows = new Set(
    entities.flatMap(({ properties }) => properties.map(({ children }) => children?.entity)),
  )
  const completed = entities
    .map((entity) => (targets.has(entity.name) ? withLookup(entity) : entity))
    .map((entity) => withLookupFilters(entity)([...new Set(lookupFiltersOf(entity.name, all))].join(' ')))
    .map((entity) => (rows.has(entity.name) ? withExchanges(entity) : entity))
  return freeze({ entities: completed, groups, dashboards: dashboards.map(dashboardOf) })
}

const withLookup = memoize((entity: Entity): Entity => {
  const lookup = lookupOf(entity)
  return { ...entity, lookup, lookupSearch: lookupSearchOf(entity, lookup) }
})

/** Adds the properties by which look-ups can be filtered; made once for each entity and set of names. */
const withLookupFilters = memoize((entity: Entity) => {
  const known = new Map([['', entity]])
  return (names: string): Entity => {
    const made = known.get(names) ?? { ...entity, lookupFilters: names.split(' ') }
    known.set(names, made)
    return made
  }
})

/** Lets records that are saved together, as rows of another one, exchange unique values and periods. */
const withExchanges = memoize((entity: Entity): Entity => ({
  ...entity,
  unique: entity.unique.map((key) => ({ ...key, deferrable: true })),
  noOverlap: entity.noOverlap.map((rule) => ({ ...rule, deferrable: true })),
}))
