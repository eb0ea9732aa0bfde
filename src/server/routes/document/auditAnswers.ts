import type { AuditProblem, AuditProblemKind, AuditReport } from '#shared/audit/AuditReport.ts'
import type { AuditState, FinishedCheck } from '#shared/audit/AuditState.ts'
import { answerSchema, moment, uuid } from './answers.ts'

const kinds = {
  changed: true,
  removed: true,
  inserted: true,
  reordered: true,
  cutOff: true,
  replaced: true,
  headForged: true,
  keyMissing: true,
} as const satisfies Record<AuditProblemKind, true>

const count = { type: 'integer', minimum: 0 } as const

const problem = answerSchema(
  {
    kind: { type: 'string', enum: Object.keys(kinds) },
    number: count,
    until: count,
    id: uuid,
  } satisfies Record<keyof AuditProblem, object>,
  ['number', 'until', 'id'],
)

/** The report of a check of the audit log. */
export const reportAnswer = answerSchema({
  isGenuine: { type: 'boolean' },
  rows: count,
  waiting: count,
  head: { type: 'string' },
  problems: { type: 'array', items: problem },
  moreProblems: count,
} satisfies Record<keyof AuditReport, object>)

const check = answerSchema({
  checked_at: moment,
  checked_by: { type: 'string' },
  report: reportAnswer,
} satisfies Record<keyof FinishedCheck, object>)

const running = answerSchema({ started_at: moment, done: count, total: count } satisfies Record<
  keyof NonNullable<AuditState['running']>,
  object
>)

/** The length of the audit log, a running check and the last one. */
export const stateAnswer = answerSchema({
  length: count,
  running: { anyOf: [running, { type: 'null' }] },
  last: { anyOf: [check, { type: 'null' }] },
} satisfies Record<keyof AuditState, object>)
