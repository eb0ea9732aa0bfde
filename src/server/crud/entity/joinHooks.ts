import type { Context, Hooks } from './Context.ts'
import type { Transaction } from '#server/database/Database.ts'

/** Joins two sets of hooks for one entity: each hook of the first set runs before the same hook of the second. */
export function joinHooks<Stored, Values, Step>(
  first: Hooks<Stored, Values, Step>,
  second: Hooks<Stored, Values, Step>,
): Hooks<Stored, Values, Step> {
  return {
    prepareCreate: first.prepareCreate ?? second.prepareCreate,
    beforeCreate: joined(first.beforeCreate, second.beforeCreate),
    afterCreate: joined(first.afterCreate, second.afterCreate),
    beforeUpdate: joined(first.beforeUpdate, second.beforeUpdate),
    afterUpdate: joined(first.afterUpdate, second.afterUpdate),
    beforeDelete: joined(first.beforeDelete, second.beforeDelete),
    afterDelete: joined(first.afterDelete, second.afterDelete),
    afterRestore: joined(first.afterRestore, second.afterRestore),
    beforePurge: joined(first.beforePurge, second.beforePurge),
    afterPurge: joined(first.afterPurge, second.afterPurge),
    afterMove: joined(first.afterMove, second.afterMove),
  }
}

type Hook<Subject> = (tx: Transaction, subject: Subject, context: Context) => Promise<void> | void

function joined<Subject>(
  first: Hook<Subject> | undefined,
  second: Hook<Subject> | undefined,
): Hook<Subject> | undefined {
  if (!first || !second) return first ?? second
  return async (tx, subject, context) => {
    await first(tx, subject, context)
    await second(tx, subject, context)
  }
}
