import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'
import { hasBody } from '../../http/hasBody.ts'

/** Refuses compressed bodies of every type before they are read: a compressed file of rows would be taken for a broken one. */
export function addPlainBodies(app: FastifyInstance): void {
  app.addHook('preParsing', ({ headers }, reply, _payload, done) => {
    if (!hasBody(headers) || isPlain(headers)) return done()
    // The accepted encoding (RFC 9110, 15.5.16).
    reply.header('accept-encoding', 'identity')
    done(new AppError('BODY_ENCODED'))
  })
}

function isPlain({
  'content-encoding': encoding = '',
  'transfer-encoding': coding = '',
}: IncomingHttpHeaders): boolean {
  return [encoding, coding].every((names) =>
    names.split(',').every((name) => plain.has(name.trim().toLowerCase())),
  )
}

const plain: ReadonlySet<string> = new Set(['', 'identity', 'chunked'])
