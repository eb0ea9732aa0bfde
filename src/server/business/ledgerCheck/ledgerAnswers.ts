import type {
  LedgerProblem,
  LedgerProblemKind,
  LedgerReport,
} from '#shared/business/commission/LedgerReport.ts'
import type { ExplanationStep, LineExplanation } from '#shared/business/commission/LineExplanation.ts'
import { stepTexts } from '#shared/business/commission/stepTexts.ts'
import { answerSchema, uuid } from '../../routes/document/answers.ts'

const kinds = {
  missing: true,
  surplus: true,
  differs: true,
  chain: true,
  late: true,
  unbooked: true,
  sum: true,
  rules: true,
} as const satisfies Record<LedgerProblemKind, true>

const count = { type: 'integer', minimum: 0 } as const
const text = { type: 'string' } as const

const problem = answerSchema(
  {
    kind: { type: 'string', enum: Object.keys(kinds) },
    subject: text,
    level: count,
    property: text,
    stored: text,
    expected: text,
  } satisfies Record<keyof LedgerProblem, object>,
  ['level', 'property', 'stored', 'expected'],
)

/** The schema of the report on the whole ledger. */
export const reportAnswer = answerSchema({
  isRight: { type: 'boolean' },
  orders: count,
  lines: count,
  users: count,
  older: count,
  problems: { type: 'array', items: problem },
  moreProblems: count,
} satisfies Record<keyof LedgerReport, object>)

const step = answerSchema(
  {
    code: { type: 'string', enum: Object.keys(stepTexts) },
    zh: text,
    en: text,
    link: answerSchema({ entity: text, id: uuid }),
  } satisfies Record<keyof ExplanationStep, object>,
  ['link'],
)

/** The schema of the explanation of a line's amount. */
export const explanationAnswer = answerSchema({
  line_id: uuid,
  amount: { type: 'number' },
  steps: { type: 'array', items: step },
} satisfies Record<keyof LineExplanation, object>)
