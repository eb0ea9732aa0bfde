import type { Server } from 'node:http'
import type { FastifyHttpOptions, FastifyServerOptions } from 'fastify'
import { boundedErrors } from '#shared/validation/boundedErrors.ts'
import { formats } from '#shared/validation/formats.ts'
import { isWellFormed } from '#shared/validation/isWellFormed.ts'
import type { Config } from '../config/Config.ts'
import { AnswerLog } from '../logs/AnswerLog.ts'
import type { LogBuffer } from '../logs/LogBuffer.ts'
import { loggerOptions } from '../logs/loggerOptions.ts'
import { answerClientError } from '../plugins/clientError.ts'
import { answerError } from '../plugins/errors.ts'
import { pathOfTarget } from '../plugins/pathOfTarget.ts'
import { logRefused } from '../plugins/requestLog.ts'
import { traceIdOf } from '../plugins/traceId.ts'

type AjvOptions = NonNullable<FastifyServerOptions['ajv']>

/** Fastify's options: strict about requests, silent about internals. */
export function serverOptions(config: Config, logBuffer: LogBuffer): FastifyHttpOptions<Server> {
  return {
    logger: loggerOptions(config.logLevel, logBuffer),
    logController: new AnswerLog(),
    genReqId: traceIdOf,
    requestIdHeader: false,
    rewriteUrl: ({ url = '/' }) => pathOfTarget(url),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: config.bodyLimit,
    // A list of 500 ids has an address of 23,000 characters; Node's limit is 16,384.
    // A request without a host is refused in the envelope; Node's own answer would be empty (`strictUrls.ts`).
    http: { maxHeaderSize: 65_536, requireHostHeader: false },
    routerOptions: { maxParamLength: 200 },
    connectionTimeout: 60_000,
    // Headers have Node's minute to arrive, bodies the pace of `bodyPace.ts`.
    requestTimeout: 0,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // Requests are answered as usual while the server announces its stop.
    return503OnClosing: false,
    ajv: strictAjv,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      // The router refused before any hook ran, so the line of the request log is written here.
      const facts = { tag: 'http', address: request.ip, code: error.code }
      logRefused(request, facts, `${request.method} refused`)
      answerError(error, request, reply)
    },
  }
}

/** Hand-written calls are validated like generated ones: all errors, no coerced values, the same formats. */
const strictAjv: AjvOptions = {
  customOptions: {
    allErrors: true,
    coerceTypes: false,
    removeAdditional: false,
    useDefaults: false,
    strictTypes: false,
    // The schemas are our own: one that cannot be compiled still stops the start, and the tests check all of them against
    // the meta-schema, which takes longer to compile than they do.
    meta: false,
    validateSchema: false,
    // `boundedErrors` finds the loops by their lines.
    code: { optimize: false, lines: true, process: boundedErrors },
    formats: { ...formats },
    keywords: [
      { keyword: 'wellFormed', type: 'string', validate: (_: boolean, text: string) => isWellFormed(text) },
    ],
  },
}
