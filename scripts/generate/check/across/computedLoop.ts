import { nameIn, readsOf } from '#shared/computed/readsOf.ts'
import { ExpressionFault } from '../../computed/ExpressionFault.ts'
import { readExpression } from '../../computed/readExpression.ts'
import type { ExpressionSource } from '../../computed/readExpression.ts'
import type { Subject } from '../subject/Subject.ts'

/** A computed property of an entity. */
interface Place {
  entity: string
  property: string
}

/** The path by which a computed property would be computed from itself through other records; undefined if there is none. */
export function computedLoop(from: Place, all: readonly Subject[]): readonly Place[] | undefined {
  const seen = new Set<string>()
  const search = (place: Place): readonly Place[] | undefined => {
    for (const next of readIn(place, all)) {
      if (next.entity === from.entity && next.property === from.property) return [next]
      const key = `${next.entity} ${next.property}`
      if (seen.has(key)) continue
      seen.add(key)
      const rest = search(next)
      if (rest) return [next, ...rest]
    }
    return undefined
  }
  return search(from)
}

/** The properties of other records that a computed property reads. */
function readIn({ entity, property }: Place, all: readonly Subject[]): Place[] {
  const subject = all.find(({ schema }) => schema.name === entity)
  const { computed } = subject?.property(property) ?? {}
  if (!subject || computed === undefined) return []
  return expressionReads({ text: computed, name: property }, subject).flatMap((read) => {
    const { reference, children } = subject.property(nameIn(read)) ?? {}
    if ('through' in read) return reference ? [{ entity: reference.entity, property: read.property }] : []
    const item = 'list' in read ? read.item : undefined
    return children && item !== undefined ? [{ entity: children.entity, property: item }] : []
  })
}

function expressionReads(written: ExpressionSource, { properties }: Subject): ReturnType<typeof readsOf> {
  try {
    return readsOf(readExpression(written, properties).expression)
  } catch (error) {
    // Another rule reports the fault at the expression.
    if (error instanceof ExpressionFault) return []
    throw error
  }
}
