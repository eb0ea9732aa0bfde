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

/** How Fastify is set up: strict about what comes in, quiet about what is inside. */
export function serverOptions(config: Config, logBuffer: LogBuffer): FastifyHttpOptions<Server> {
  return {
    logger: loggerOptions(config.logLevel, logBuffer),
    logController: new AnswerLog(),
    genReqId: traceIdOf,
    requestIdHeader: false,
    rewriteUrl: ({ url = '/' }) => pathOfTarget(url),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: config.bodyLimit,
    // A list asked for by 500 ids has an address of 23,000 characters; Node stops at 16,384.
    // What names no host is refused in the envelope, where Node would answer nothing (`strictUrls.ts`).
    http: { maxHeaderSize: 65_536, requireHostHeader: false },
    routerOptions: { maxParamLength: 200 },
    connectionTimeout: 60_000,
    // Heads have a minute of Node's, bodies the pace of `bodyPace.ts`.
    requestTimeout: 0,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // What comes while the end is announced is answered like anything else.
    return503OnClosing: false,
    ajv: strictAjv,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      // The router gave up before any hook ran, so the line of the request log is written here.
      const facts = { tag: 'http', address: request.ip, code: error.code }
      logRefused(request, facts, `${request.method} refused`)
      answerError(error, request, reply)
    },
  }
}

/** Hand-written calls are checked like generated ones: every complaint, no value bent into shape, the same formats. */
const strictAjv: AjvOptions = {
  customOptions: {
    allErrors: true,
    coerceTypes: false,
    removeAdditional: false,
    useDefaults: false,
    strictTypes: false,
    // The schemas are our own: what cannot be compiled still stops the start, and the tests hold all of them to the
    // meta-schema, which takes longer to compile than they do.
    meta: false,
    validateSchema: false,
    // The loops are found by their lines.
    code: { optimize: false, lines: true, process: boundedErrors },
    formats: { ...formats },
    keywords: [
      { keyword: 'wellFormed', type: 'string', validate: (_: boolean, text: string) => isWellFormed(text) },
    ],
  },
}
