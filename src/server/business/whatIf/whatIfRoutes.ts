import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FromSchema } from 'json-schema-to-ts'
import type { EntityName } from '#generated/types/EntityName.ts'
import type { WhatIfQuestion } from '#shared/business/commission/WhatIf.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { permittedPages } from '../../crud/export/permittedPages.ts'
import type { ServerParts } from '../../http/ServerParts.ts'
import type { RecheckAccess } from '../../plugins/session.ts'
import { answerWhatIf, prepareWhatIf } from './answerWhatIf.ts'
import type { PreparedWhatIf } from './answerWhatIf.ts'

const day = { type: 'string', format: 'date' } as const
const question = {
  type: 'object',
  properties: {
    rates: {
      type: 'array',
      maxItems: 10,
      items: {
        type: 'object',
        properties: {
          leave: { type: 'integer', minimum: 1, maximum: 10 },
          rate: { type: 'number', minimum: 0, maximum: 100, multipleOf: 0.01 },
        },
        required: ['leave', 'rate'],
        additionalProperties: false,
      },
    },
    from: day,
    to: day,
  },
  required: ['rates', 'from', 'to'],
  additionalProperties: false,
} as const

// The entity whose words name the fields in errors; its fields have the same names.
const entity: EntityName = 'distributionVersion'
const atOnce = 2

/** POST /distributions/whatIf: streams, as lines of JSON, what other rules would have paid for past orders. Changes nothing. */
export async function whatIfRoutes(
  api: FastifyInstance,
  { database, recheckAccess }: Pick<ServerParts, 'database'> & { recheckAccess: RecheckAccess },
): Promise<void> {
  let underWay = 0
  api.post<{ Body: FromSchema<typeof question> }>(
    '/distributions/whatIf',
    {
      schema: { body: question },
      config: { access: 'policy', call: 'whatIf', entity, answerType: 'application/x-ndjson' },
    },
    async (request, reply) => {
      const { body } = request
      requireRules(body)
      if (underWay >= atOnce) throw new AppError('WHAT_IF_BUSY', { retryAfter: 10 })
      underWay += 1
      const leave = () => void (underWay -= 1)
      const prepared = await prepareWhatIf(database, body).catch((error: unknown) => {
        leave()
        throw error
      })
      const stream = Readable.from(linesOf(prepared, request), { objectMode: false })
      stream.once('close', leave)
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(stream)
    },
  )

  /** Checks the caller before each line, because a trial takes long. */
  async function* linesOf(prepared: PreparedWhatIf, request: FastifyRequest): AsyncGenerator<string> {
    const mayContinue = async (): Promise<boolean> => {
      await recheckAccess(request)
      return true
    }
    const permitted = permittedPages(answerWhatIf(database, prepared), { mayContinue, askEveryMs: 0 })
    for await (const news of permitted) yield `${JSON.stringify(news)}\n`
  }
}

/** Requires each level at most once, rates of at most 100 percent together, and a period that does not end before it begins. */
function requireRules({ rates, from, to }: WhatIfQuestion): void {
  const levels = rates.map(({ leave }) => leave)
  const twice = levels.findIndex((level, index) => levels.indexOf(level) !== index)
  if (twice >= 0)
    throw new AppError('VALUE_TAKEN', { fields: [{ path: `/rates/${twice}/leave`, code: 'VALUE_TAKEN' }] })
  const hundredths = rates.reduce((sum, { rate }) => sum + Math.round(rate * 100), 0)
  if (hundredths > 10_000)
    throw new AppError('RATE_SUM_EXCEEDED', { fields: [{ path: '/rates', code: 'RATE_SUM_EXCEEDED' }] })
  if (to < from) throw new AppError('PERIOD_REVERSED', { fields: [{ path: '/to', code: 'PERIOD_REVERSED' }] })
}
