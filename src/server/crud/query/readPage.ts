import { AppError } from '#shared/errors/AppError.ts'
import { offsetAtMost, pageRowsAtMost, pageRowsUsually } from '#shared/contracts/pageLimits.ts'
import type { ListQuery } from './ListQuery.ts'
import { parseJson, single } from './Parameters.ts'
import type { Parameters } from './Parameters.ts'
import { queryInvalid } from './queryInvalid.ts'

// Nine digits.
const wholeAtMost = 999_999_999

/** The page of a call that names none. */
export const firstPage = { offset: 0, limit: pageRowsUsually } as const satisfies Pick<
  ListQuery,
  'offset' | 'limit'
>

/** The page given by `range`, or by `current` and `pageSize`; undefined without any of them. */
export function readPage(parameters: Parameters): Pick<ListQuery, 'offset' | 'limit'> | undefined {
  const range = single(parameters, 'range')
  if (range !== undefined) return readRange(range)
  if (parameters.current === undefined && parameters.pageSize === undefined) return undefined
  const limit = readWhole(parameters, 'pageSize', pageRowsUsually)
  if (limit < 1) throw queryInvalid('pageSize', 'whole', { least: 1, most: pageRowsAtMost })
  if (limit > pageRowsAtMost) throw tooManyRows('pageSize')
  const current = readWhole(parameters, 'current', 1)
  const offset = (current - 1) * limit
  if (current < 1) throw queryInvalid('current', 'whole', { least: 1, most: wholeAtMost })
  if (offset > offsetAtMost) throw queryInvalid('current', 'far', { most: offsetAtMost })
  return { offset, limit }
}

function readRange(text: string): Pick<ListQuery, 'offset' | 'limit'> {
  const range = parseJson(text, 'range')
  if (!Array.isArray(range) || range.length !== 2) throw rangeInvalid()
  const [start, end]: unknown[] = range
  if (!isWhole(start) || !isWhole(end)) throw rangeInvalid()
  const limit = end - start + 1
  if (start > offsetAtMost || limit < 1) throw rangeInvalid()
  if (limit > pageRowsAtMost) throw tooManyRows('range')
  return { offset: start, limit }
}

function rangeInvalid(): AppError {
  return queryInvalid('range', 'range', { most: offsetAtMost })
}

function tooManyRows(name: string): AppError {
  return new AppError('PAGE_TOO_LARGE', { name, limit: pageRowsAtMost })
}

function readWhole(parameters: Parameters, name: string, usual: number): number {
  const text = single(parameters, name)
  if (text === undefined) return usual
  if (!/^\d{1,9}$/.test(text)) throw queryInvalid(name, 'whole', { least: 1, most: wholeAtMost })
  return Number(text)
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
