import type { ErrorLine } from '../contracts/ErrorLine.ts'

/** What the business refuses. */
export const businessErrors = {
  RATE_SUM_EXCEEDED: {
    status: 409,
    zh: '各级佣金比例之和不能超过 100%',
    en: 'The rates of all levels may not exceed 100% in sum',
  },
} as const satisfies Record<string, ErrorLine>
