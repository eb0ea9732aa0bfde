import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'
import { longFrom } from '../../limits/BodyRooms.ts'
import type { BodyRooms } from '../../limits/BodyRooms.ts'
import { RestingTurns } from '../../limits/RestingTurns.ts'
import { deepest, exceededBound } from './exceededBound.ts'
import { isJson } from '#shared/validation/isJson.ts'
import { roundedNumberIn } from '#shared/validation/roundedNumberIn.ts'

/** Each list and object takes some microseconds, in which nobody else is answered: 300,000 in a megabyte took a second. */
const bytesOfEach = 20
const alwaysTaken = 10_000
/** A name takes several times as long where it is met for the first time: 110,000 in a megabyte took a second, too. */
const namesAtMost = 10_000

/** Reads JSON as Fastify does, and refuses bytes that are no UTF-8: decoding would quietly put U+FFFD in their place. */
export function addJsonBody(app: FastifyInstance, rooms: BodyRooms): void {
  // Fastify takes text/plain as well, and its text would be refused for not being an object.
  app.removeContentTypeParser('text/plain')
  const parse = app.getDefaultJsonParser('error', 'error')
  const turns = new RestingTurns()
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const read = (): void => {
      // Nobody waits for it any more.
      if (request.socket.destroyed) done(new AppError('REQUEST_INVALID'))
      else readJson(request, body, { parse, done })
    }
    const begin = (): void => {
      // A few of a megabyte at once, of one user, and everybody else waited for a second.
      if (request.user && body.length >= longFrom) turns.take(request.user.id, read)
      else read()
    }
    const place = rooms.arrive(request)
    if (place) place.then(begin, done)
    else begin()
  })
}

interface Reading {
  parse: ReturnType<FastifyInstance['getDefaultJsonParser']>
  done: (error: Error | null, value?: unknown) => void
}

function readJson(request: FastifyRequest, body: Buffer, { parse, done }: Reading): void {
  if (!isUtf8(body)) return done(new AppError('BODY_NOT_UTF8'))
  const text = body.toString()
  const most = Math.max(alwaysTaken, Math.floor(request.routeOptions.bodyLimit / bytesOfEach))
  const bounds = { deepest, most, names: namesAtMost }
  const bound = text.length > deepest ? exceededBound(text, bounds) : undefined
  if (bound === 'deepest') return done(new AppError('BODY_TOO_DEEP', { deepest }))
  if (bound !== undefined) return done(new AppError('BODY_TOO_MANY', { most: bounds[bound] }))
  void parse(request, text, (error, value: unknown) => {
    // The parser says the same of a text that is no JSON, and of one with a name that could change how objects behave.
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
