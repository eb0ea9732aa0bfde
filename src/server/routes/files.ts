import { randomBytes } from 'node:crypto'
import { basename, extname } from 'node:path'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'
import { fileTypes } from '../files/fileTypes.ts'
import type { FileStore } from '../files/FileStore.ts'
import { openFileStore } from '../files/openFileStore.ts'
import { UploadTurns } from '../files/UploadTurns.ts'
import { ok } from '../plugins/envelope.ts'
import { userOf } from '../plugins/session.ts'
import type { ServerParts } from '../ServerParts.ts'

const uploadAnswer = {
  type: 'object',
  properties: {
    url: { type: 'string' },
    name: { type: 'string' },
    size: { type: 'integer' },
    type: { type: 'string' },
  },
  required: ['url', 'name', 'size', 'type'],
} as const

const nameParams = {
  type: 'object',
  properties: { name: { type: 'string' } },
  required: ['name'],
} as const

/** 128 random bits: pictures are fetched without a session, so nobody may guess a name. */
const ownName = /^[\w-]{22}\.[a-z\d]{2,5}$/

/** POST /files and GET /files/:name (S7.07). */
export async function fileRoutes(api: FastifyInstance, { config }: ServerParts): Promise<void> {
  const { limit } = config.files
  const store = await openFileStore(config)
  const turns = new UploadTurns()
  await api.register(multipart, { limits: { files: 1, fields: 0, parts: 1, fileSize: limit } })

  api.post(
    '/files',
    { config: { access: 'session', call: 'uploadFile', answer: uploadAnswer } },
    async (request) => {
      const { stored, ...file } = await turns.take(userOf(request).id, () => keep(request, { store, limit }))
      return ok({ url: `${api.prefix}/files/${stored}`, ...file })
    },
  )

  api.get<{ Params: { name: string } }>(
    '/files/:name',
    { schema: { params: nameParams }, config: { access: 'free', call: 'readFile' }, logLevel: 'warn' },
    async ({ params: { name } }, reply) => {
      const file = ownName.test(name) ? await store.get(name) : undefined
      if (!file) throw new AppError('FILE_NOT_FOUND')
      const { type, isPicture } = typeOf(extname(name).slice(1))
      // Its name is never used for other contents.
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      reply.header('content-disposition', `${isPicture ? 'inline' : 'attachment'}; filename="${name}"`)
      // Opened by itself, whatever stands in it may neither run nor load anything.
      reply.header('content-security-policy', "default-src 'none'; sandbox")
      if (file.size !== undefined) reply.header('content-length', file.size)
      return reply.type(type).send(file.body)
    },
  )
}

interface Place {
  store: FileStore
  limit: number
}

/** Keeps the file that a request brings; answers the name that the server gave it, and what people may know of it. */
async function keep(request: FastifyRequest, { store, limit }: Place) {
  const { name, bytes } = await receive(request, limit)
  // What knows the kinds of files is loaded with the first of them.
  const { extensionOf } = await import('../files/extensionOf.ts')
  const extension = await extensionOf(bytes)
  const { type } = typeOf(extension)
  const stored = `${randomBytes(16).toString('base64url')}.${extension}`
  await store.put(stored, bytes, type)
  return { stored, name, size: bytes.length, type }
}

/** The one file of a multipart body; its name is for showing only. */
async function receive(request: FastifyRequest, limit: number): Promise<{ name: string; bytes: Buffer }> {
  const part = request.isMultipart() ? await request.file() : undefined
  if (!part) throw new AppError('FILE_MISSING')
  const bytes = await part.toBuffer().catch((cause: unknown) => {
    if (!part.file.truncated) throw cause
    throw new AppError('FILE_TOO_LARGE', { limit: `${Math.floor((limit / 1_048_576) * 10) / 10} MB`, cause })
  })
  if (bytes.length === 0) throw new AppError('FILE_MISSING')
  const name = basename(part.filename.replaceAll('\\', '/'))
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, 200)
  return { name, bytes }
}

function typeOf(extension: string) {
  return fileTypes[extension] ?? { type: 'application/octet-stream', isPicture: false }
}
