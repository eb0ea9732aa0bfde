import { listOf, textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { Complaint, Rule, Subject } from '../subject/Subject.ts'

/** Restoring needs records that were only hidden, also those deleted along with them; purging needs the list of deleted ones. */
export const checkRestoring: Rule = (subject, all) => [...restoring(subject, all), ...purging(subject)]

function purging({ own, kind }: Subject): Complaint[] {
  const actions = textsOf(own['actions'])
  const index = actions.indexOf('purge')
  if (index === -1 || kind === 'single' || kind === 'log' || actions.includes('restore')) return []
  return [
    {
      path: ['x-entity', 'actions', index],
      message: 'What is deleted for good is chosen from the records that were deleted.',
      advice: 'Add "restore", or remove "purge".',
    },
  ]
}

function restoring(subject: Subject, all: readonly Subject[]): Complaint[] {
  const { own, declared } = subject
  const actions = textsOf(own['actions'])
  const index = actions.indexOf('restore')
  if (index === -1 || subject.kind === 'single' || subject.kind === 'log') return []
  const path = ['x-entity', 'actions', index]
  const complaint = (message: string, advice: string): Complaint => ({ path, message, advice })
  const codes = Object.values(declared).flatMap((property) =>
    listOf(objectOf(objectOf(property)['x-states'])['moves']).map((move) => objectOf(move)['code']),
  )
  return [
    ...(own['softDelete'] === true
      ? []
      : [complaint('Records that are deleted are gone for good.', 'Add "softDelete": true.')]),
    ...(actions.includes('delete')
      ? []
      : [complaint('Nobody deletes any record.', 'Add "delete", or remove "restore".')]),
    ...(codes.includes('restore')
      ? [complaint('A move has the code "restore", too.', 'Give the move another code.')]
      : []),
    ...lostAlong(subject, all).map((lost) =>
      complaint(
        `A record that is deleted takes each "${lost}" of its own along for good, and would come back without them.`,
        `Give "${lost}" "softDelete", too, or remove "restore".`,
      ),
    ),
  ]
}

/** Entities whose records are deleted for good when one of these is deleted, also by way of entities that are kept. */
function lostAlong({ schema: { name } }: Subject, all: readonly Subject[]): string[] {
  const reached = new Set([name])
  const lost = new Set<string>()
  // The iteration includes the names that are added on the way.
  for (const gone of reached)
    for (const { own, schema, properties } of all) {
      const goesAlong = properties.some(
        ({ reference }) => reference?.entity === gone && reference.onDelete === 'cascade',
      )
      if (goesAlong) (own['softDelete'] === true ? reached : lost).add(schema.name)
    }
  return [...lost]
}
