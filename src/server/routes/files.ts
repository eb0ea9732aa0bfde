import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { extname } from 'node:path'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'
import { fileNameOf } from '#shared/fields/fileValue.ts'
import { attachmentHeader, downloadName } from '../files/downloadName.ts'
import { fileTypes } from '../files/fileTypes.ts'
import type { FileStore, StoredFile } from '../files/FileStore.ts'
import { openFileStore } from '../files/openFileStore.ts'
import { storedName } from '../files/storedName.ts'
import { UploadTurns } from '../files/UploadTurns.ts'
import { RequestLimit } from '../limits/RequestLimit.ts'
import { ok } from '../http/envelope.ts'
import { userOf } from '../plugins/session.ts'
import type { ServerParts } from '../http/ServerParts.ts'

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

/** Without a name a picture is shown. The size and type that a stored address carries are for people: neither is believed here. */
const nameQuery = {
  type: 'object',
  properties: { name: { type: 'string' } },
} as const

/** POST /files and GET /files/:name (S7.07). */
export async function fileRoutes(api: FastifyInstance, { config }: ServerParts): Promise<void> {
  const { limit, dailyLimit } = config.files
  const quota = new RequestLimit({ requests: dailyLimit, seconds: 86_400 })
  const store = await openFileStore(config)
  const turns = new UploadTurns()
  await api.register(multipart, { limits: { files: 1, fields: 0, parts: 1, fileSize: limit } })

  api.post(
    '/files',
    { config: { access: 'session', call: 'uploadFile', answer: uploadAnswer } },
    async (request) => {
      const { stored, ...file } = await turns.take(userOf(request).id, () =>
        whileConnected(request.raw, () => keep(request, { store, limit, quota })),
      )
      return ok({ url: `${api.prefix}/files/${stored}`, ...file })
    },
  )

  api.get<{ Params: { name: string }; Querystring: { name?: string } }>(
    '/files/:name',
    {
      schema: { params: nameParams, querystring: nameQuery },
      config: { access: 'free', call: 'readFile' },
      logLevel: 'warn',
      // A part of a file is a part of what was uploaded, not of what that would be compressed.
      compress: false,
    },
    async ({ params: { name }, query, headers }, reply) => {
      const file = storedName.test(name) ? await store.get(name, rangeIn(headers, name)) : undefined
      if (!file) throw new AppError('FILE_NOT_FOUND')
      const { type, isPicture } = typeOf(extname(name).slice(1))
      // Its name is never used for other contents.
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      const isShown = isPicture && query.name === undefined
      const calledBy = downloadName(query.name ?? '', name)
      reply.header('content-disposition', isShown ? `inline; filename="${name}"` : attachmentHeader(calledBy))
      // Opened by itself, whatever stands in it may neither run nor load anything.
      reply.header('content-security-policy', "default-src 'none'; sandbox")
      // Videos are played and downloads resumed piece by piece; Safari plays none without.
      reply.header('accept-ranges', 'bytes').header('etag', tagOf(name))
      describeLength(reply, file)
      return reply.type(type).send(file.body)
    },
  )
}

function describeLength(reply: FastifyReply, { size, part }: StoredFile): void {
  if (size === undefined) return
  if (!part) {
    reply.header('content-length', size)
    return
  }
  const { start, end } = part
  reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  reply.header('content-length', end - start + 1)
}

/** A client that resumes a download names the file's version; another one is sent as a whole. */
function rangeIn(headers: IncomingHttpHeaders, name: string): string | undefined {
  const condition = headers['if-range']
  return condition === undefined || condition === tagOf(name) ? headers.range : undefined
}

function tagOf(name: string): string {
  return `"${name}"`
}

interface Place {
  store: FileStore
  limit: number
  /** How many bytes a user may send in a day. */
  quota: RequestLimit
}

/** Keeps the file that a request brings; answers the name that the server gave it, and what people may know of it. */
async function keep(request: FastifyRequest, { store, limit, quota }: Place) {
  const { name, bytes } = await receive(request, limit)
  await takeQuota(quota, userOf(request).id, bytes.length)
  // What knows the kinds of files is loaded with the first of them.
  const { extensionOf } = await import('../files/extensionOf.ts')
  const extension = await extensionOf(bytes)
  const { type } = typeOf(extension)
  const stored = `${randomBytes(16).toString('base64url')}.${extension}`
  await store.put(stored, bytes, type)
  return { stored, name, size: bytes.length, type }
}

async function takeQuota(quota: RequestLimit, userId: string, bytes: number): Promise<void> {
  await quota.take(userId, bytes).catch((cause: unknown) => {
    const isLimit = cause instanceof AppError && cause.code === 'REQUESTS_LIMITED'
    throw isLimit ? new AppError('FILE_QUOTA_EXCEEDED', { ...cause.details, cause }) : cause
  })
}

/** The parser waits for ever for a body whose sender is gone before all of it was read. */
function whileConnected<T>(sender: IncomingMessage, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(new AppError('UPLOAD_MALFORMED'))
    if (sender.readableAborted) return leave()
    sender.once('close', () => sender.readableAborted && leave())
    work().then(resolve, reject)
  })
}

/** The one file of a multipart body; its name is for showing only. */
async function receive(request: FastifyRequest, limit: number): Promise<{ name: string; bytes: Buffer }> {
  const part = request.isMultipart() ? await request.file().catch(refuseMalformed) : undefined
  if (!part) throw new AppError('FILE_MISSING')
  const bytes = await part.toBuffer().catch((cause: unknown) => {
    if (!part.file.truncated) return refuseMalformed(cause)
    throw new AppError('FILE_TOO_LARGE', { limit: `${Math.floor((limit / 1_048_576) * 10) / 10} MB`, cause })
  })
  if (bytes.length === 0) throw new AppError('FILE_MISSING')
  return { name: fileNameOf(part.filename), bytes }
}

/** The parser's own errors have no status, as nothing but the caller's bytes causes them; limits have one. */
function refuseMalformed(cause: unknown): never {
  if (cause instanceof Error && 'statusCode' in cause) throw cause
  throw new AppError('UPLOAD_MALFORMED', { cause })
}

function typeOf(extension: string) {
  return fileTypes[extension] ?? { type: 'application/octet-stream', isPicture: false }
}
