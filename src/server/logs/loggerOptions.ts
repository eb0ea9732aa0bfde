import type { FastifyServerOptions } from 'fastify'
import type { LogLevel } from '../config/Config.ts'
import { errorFactsOf } from './errorFacts.ts'
import type { LogBuffer } from './LogBuffer.ts'
import { printLine } from './printLine.ts'
import { redact, redactText } from './redact.ts'

/** The options of pino: every line goes to the standard output and to the log buffer, without secrets. */
export function loggerOptions(
  level: LogLevel,
  logBuffer: LogBuffer,
): Exclude<FastifyServerOptions['logger'], boolean> {
  return {
    level,
    serializers: { err: (error: unknown) => errorFactsOf(error) },
    formatters: { log: redactedObject },
    stream: {
      write(line: string): void {
        const safe = redactText(line)
        printLine(safe)
        logBuffer.take(safe)
      },
    },
  }
}

function redactedObject(object: object): Record<string, unknown> {
  const copy = redact(object)
  return typeof copy === 'object' && copy !== null ? { ...copy } : {}
}
