import type { Table } from '#shared/contracts/Table.ts'
import type { Context } from '../entity/Context.ts'
import type { Draft } from '../entity/Row.ts'
import { requireInitialState } from '../entity/states.ts'
import { draftOf } from './draftOf.ts'
import { requireOwnFiles } from './requireOwnFiles.ts'
import { beforeComputed, validateMerged } from './validateBody.ts'
import { withFills } from './withFills.ts'
import type { Given } from './withFills.ts'

/** The values of a new record: the given ones, its first state, and the filled-in ones. */
export function newDraftOf(table: Table, { values, find }: Given, context: Context): Draft {
  const draft = draftOf(table, values, context)
  if (context.isServer) return draft
  requireInitialState(table, draft)
  const filled = filledDraft(table, { values: draft, find }, context)
  requireOwnFiles(table, { draft: filled, context })
  return filled
}

function filledDraft(table: Table, given: Given, context: Context): Draft {
  const { values } = given
  const filled = withFills(table, given, context)
  if (Object.keys(filled).length === Object.keys(values).length) return values
  const validate = context.catalog.validatorOf(table.entity)
  // The input was validated without the filled-in values.
  if (validate) validateMerged(table, beforeComputed(table, validate), { before: {}, draft: filled })
  return filled
}
