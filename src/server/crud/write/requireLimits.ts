import type { Transaction } from '#server/database/Database.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { LookupFilter, Table } from '#shared/contracts/Table.ts'
import { comparedPlacesOf } from '#shared/contracts/comparedPlacesOf.ts'
import type { Context } from '../entity/Context.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { requireNoFaults } from '../entity/requireNoFaults.ts'
import type { Draft } from '../entity/Row.ts'
import { isSame } from './isSame.ts'
import { comparedValues } from './references/comparedValues.ts'
import type { HeldAt } from './references/comparedValues.ts'
import { limitedIn } from './references/limitedIn.ts'
import type { Limited } from './references/limitedIn.ts'
import { keyOfTarget, limitedTargets } from './references/limitedTargets.ts'
import type { Target } from './references/limitedTargets.ts'
import { targetsBeyond } from './references/targetsBeyond.ts'
import type { ValueOf } from './references/targetsBeyond.ts'

interface Change {
  draft: Draft
  /** Absent for a new record. */
  before?: JsonObject
}

interface ReferenceChange extends Change {
  context: Context
}

/**
 * Refuses references to records that may not be chosen. An earlier choice stays valid until a property that limits it
 * changes.
 */
export async function requireLimits(
  tx: Transaction,
  table: Table,
  { draft, before, context }: ReferenceChange,
): Promise<void> {
  if (context.isServer) return
  const { catalog, yields } = context
  const after = { ...before, ...draft }
  const due = limitedIn(table).flatMap((limited): Due[] => {
    const former = chosenBefore(table, limited, { before, draft })
    const known = new Set(former.map((target) => keyOfTarget(limited, target)))
    const added = limitedTargets(limited, after).filter((target) => !known.has(keyOfTarget(limited, target)))
    return added.length > 0 ? [{ ...limited, targets: added }] : []
  })
  if (due.length === 0) return
  const limits = due.map(({ limit }) => limit)
  const ofRecord = await comparedValues(tx, table.columns, [after], {
    limits,
    inRows: false,
    catalog,
    yields,
  })
  const broken = due.map(async (limited) => {
    const ofRow = await valuesInRows(tx, table, limited, context)
    const valueOf: ValueOf = (place, row) => (place.row ? ofRow(place, row) : ofRecord(place, after))
    return targetsBeyond(tx, { ...limited, valueOf, catalog })
  })
  requireNoFaults((await Promise.all(broken)).flat())
}

interface Due extends Limited {
  targets: readonly Target[]
}

/** Reads the compared values in the rows that contain the references. */
async function valuesInRows(
  tx: Transaction,
  { rowLinks = [] }: Table,
  { name, limit, targets }: Due,
  { catalog, yields }: Context,
): Promise<HeldAt> {
  const references = rowLinks.flatMap(({ property, key, reference }) =>
    property === name ? [{ name: key, reference }] : [],
  )
  const rows = targets.map(({ row }) => row)
  return comparedValues(tx, references, rows, { limits: [limit], inRows: true, catalog, yields })
}

/** The targets that a reference had before, if the change leaves all properties that limit it. */
export function chosenBefore(table: Table, limited: Limited, { before, draft }: Change): Target[] {
  return before && isUnchanged(table, limited, { before, draft }) ? limitedTargets(limited, before) : []
}

/** Whether a change leaves all properties of the record that limit a reference. */
function isUnchanged(
  table: Table,
  { limit }: Limited,
  change: { before: JsonObject; draft: Draft },
): boolean {
  const ofRecord = comparedPlacesOf(limit).filter(({ row }) => !row)
  const sources = ofRecord.map(({ through, property }) => through ?? property)
  return sources.every((name) => !Object.hasOwn(change.draft, name) || isSame(table, name, change))
}

/** Refuses a change of properties that limit references in rows, if those then lead to records that may not be chosen. */
export async function requireLimitsOfRows(
  tx: Transaction,
  table: Table,
  { draft, before, context }: ReferenceChange & { before: JsonObject },
): Promise<void> {
  if (context.isServer) return
  const { catalog } = context
  const after = { ...before, ...draft }
  const isChanged = (name: string) => Object.hasOwn(draft, name) && !isSame(table, name, { before, draft })
  const broken = (table.children ?? []).flatMap(({ property, entity, of }) =>
    limitedIn(catalog.tableOf(entity)).flatMap((limited) => {
      const where = changedThrough(limited.limit.where, of, isChanged)
      const targets = targetsOfChildren(limited, { property, record: after })
      if (Object.keys(where).length === 0 || targets.length === 0) return []
      const limit = { ...limited.limit, where }
      const valueOf: ValueOf = (place) => after[place.property]
      return [targetsBeyond(tx, { ...limited, limit, targets, valueOf, catalog })]
    }),
  )
  requireNoFaults((await Promise.all(broken)).flat())
}

/** The conditions on changed properties of the owner. */
function changedThrough(
  where: LookupFilter,
  owner: string,
  isChanged: (name: string) => boolean,
): LookupFilter {
  return Object.fromEntries(
    Object.entries(where).filter(
      ([, condition]) =>
        'property' in condition &&
        !condition.row &&
        condition.through === owner &&
        isChanged(condition.property),
    ),
  )
}

function targetsOfChildren(
  limited: Limited,
  { property, record: { [property]: rows = [] } }: { property: string; record: JsonObject },
): Target[] {
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row, index) =>
    isJsonObject(row)
      ? limitedTargets(limited, row).map((target) => ({
          ...target,
          path: `/${property}/${index}${target.path}`,
        }))
      : [],
  )
}
