import type { Hook, Rules } from './Context.ts'

/** Two rules for one entity as one: each of the first's hooks runs before the second's. */
export function joinRules(first: Rules, second: Rules): Rules {
  return {
    beforeCreate: joined(first.beforeCreate, second.beforeCreate),
    afterCreate: joined(first.afterCreate, second.afterCreate),
    beforeUpdate: joined(first.beforeUpdate, second.beforeUpdate),
    afterUpdate: joined(first.afterUpdate, second.afterUpdate),
    beforeDelete: joined(first.beforeDelete, second.beforeDelete),
    afterDelete: joined(first.afterDelete, second.afterDelete),
    afterMove: joined(first.afterMove, second.afterMove),
  }
}

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
