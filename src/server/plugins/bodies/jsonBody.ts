import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'
import { longBodyBytes } from '../../limits/BodyRooms.ts'
import type { BodyRooms } from '../../limits/BodyRooms.ts'
import { RestingTurns } from '../../limits/RestingTurns.ts'
import { maxDepth, exceededBound } from './exceededBound.ts'
import { isJson } from '#shared/validation/isJson.ts'
import { roundedNumberIn } from '#shared/validation/roundedNumberIn.ts'

/** Bytes of the body limit for each list or object, which blocks for some microseconds: 300,000 in a megabyte took a second. */
const bytesOfEach = 20
const alwaysTaken = 10_000
/** A new property name takes several times as long as a known one: 110,000 names in a megabyte took a second, too. */
const namesAtMost = 10_000

/** Parses JSON as Fastify does, but refuses bytes that are not UTF-8: decoding would silently replace them by U+FFFD. */
export function addJsonBody(app: FastifyInstance, rooms: BodyRooms): void {
  // Fastify accepts text/plain as well, and its text would be refused for not being an object.
  app.removeContentTypeParser('text/plain')
  const parse = app.getDefaultJsonParser('error', 'error')
  const turns = new RestingTurns()
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const read = (): void => {
      // The caller has gone.
      if (request.socket.destroyed) done(new AppError('REQUEST_INVALID'))
      else readJson(request, body, { parse, done })
    }
    const begin = (): void => {
      // Without turns, a few bodies of a megabyte from one user blocked everybody else for a second.
      if (request.user && body.length >= longBodyBytes) turns.take(request.user.id, read)
      else read()
    }
    const place = rooms.arrive(request)
    if (place) place.then(begin, done)
    else begin()
  })
}

interface BodyParser {
  parse: ReturnType<FastifyInstance['getDefaultJsonParser']>
  done: (error: Error | null, value?: unknown) => void
}

function readJson(request: FastifyRequest, body: Buffer, { parse, done }: BodyParser): void {
  if (!isUtf8(body)) return done(new AppError('BODY_NOT_UTF8'))
  const text = body.toString()
  const most = Math.max(alwaysTaken, Math.floor(request.routeOptions.bodyLimit / bytesOfEach))
  const bounds = { maxDepth, most, names: namesAtMost }
  const bound = text.length > maxDepth ? exceededBound(text, bounds) : undefined
  if (bound === 'maxDepth') return done(new AppError('BODY_TOO_DEEP', { deepest: maxDepth }))
  if (bound !== undefined) return done(new AppError('BODY_TOO_MANY', { most: bounds[bound] }))
  void parse(request, text, (error, value: unknown) => {
    // The parser gives the same error for a text that is not JSON and for one with a name such as `__proto__`.
    if (error && isJson(text)) done(new AppError('BODY_NAME_FORBIDDEN', { cause: error }))
    else if (huge.test(text) && holdsInfinity(value)) done(new AppError('BODY_NUMBER_TOO_LARGE'))
    else done(error ?? roundingIn(text), value)
  })
}

function roundingIn(text: string): AppError | null {
  const rounded = roundedNumberIn(text)
  return rounded ? new AppError('BODY_NUMBER_ROUNDED', { number: rounded.number.slice(0, 40) }) : null
}

// Only a text with one of these can hold a number that JavaScript reads as infinite.
const huge = /e\+?\d{3}|(?<!\d)\d{309}/iu

function holdsInfinity(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsInfinity)
}
