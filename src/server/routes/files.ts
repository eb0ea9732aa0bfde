import type { IncomingMessage, ServerResponse } from 'node:http'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest, RawServerDefault, RouteShorthandOptions } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'
import { fileNameOf } from '#shared/fields/fileValue.ts'
import type { FileStore } from '../files/FileStore.ts'
import { typeOf } from '../files/fileTypes.ts'
import { openFileStore } from '../files/openFileStore.ts'
import { sendFile } from '../files/sendFile.ts'
import { newStoredName, privateName, publicName } from '../files/storedName.ts'
import { UploadTurns } from '../files/UploadTurns.ts'
import { RequestLimit } from '../limits/RequestLimit.ts'
import { ok } from '../http/envelope.ts'
import { userOf } from '../plugins/session.ts'
import { privateFileReader } from './privateFileReader.ts'
import type { FileOptions } from './privateFileReader.ts'

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

/** Whom a private file is for: those who may see this record, if it holds the file. */
const holderQuery = {
  type: 'object',
  properties: { ...nameQuery.properties, entity: { type: 'string' }, id: { type: 'string' } },
} as const

const uploadQuery = {
  type: 'object',
  properties: { private: { enum: ['true', 'false'] } },
} as const

/** What all calls that read a file have in common: a part of a file is a part of what was uploaded, not of what that would be compressed. */
const served = { logLevel: 'warn', compress: false } as const

interface Read {
  Params: { name: string }
  Querystring: { name?: string; entity?: string; id?: string }
}

type ReadRoute = RouteShorthandOptions<RawServerDefault, IncomingMessage, ServerResponse, Read>

/** POST /files, GET /files/:name and GET /files/private/:name (S7.07). */
export async function fileRoutes(api: FastifyInstance, options: FileOptions): Promise<void> {
  const { config } = options
  const mayRead = privateFileReader(api.prefix, options)
  const { limit, dailyLimit } = config.files
  const quota = new RequestLimit({ requests: dailyLimit, seconds: 86_400 })
  const store = await openFileStore(config)
  const turns = new UploadTurns()
  await api.register(multipart, { limits: { files: 1, fields: 0, parts: 1, fileSize: limit } })

  api.post<{ Querystring: { private?: 'true' | 'false' } }>(
    '/files',
    {
      schema: { querystring: uploadQuery },
      config: { access: 'session', call: 'uploadFile', answer: uploadAnswer },
    },
    async (request) => {
      const isPrivate = request.query.private === 'true'
      const { stored, ...file } = await turns.take(userOf(request).id, () =>
        whileConnected(request.raw, () => keep(request, { store, limit, quota, isPrivate })),
      )
      return ok({ url: `${api.prefix}/files/${isPrivate ? 'private/' : ''}${stored}`, ...file })
    },
  )

  const readPublic: ReadRoute = {
    schema: { params: nameParams, querystring: nameQuery },
    config: { access: 'free', call: 'readFile' },
    ...served,
  }
  api.get<Read>('/files/:name', readPublic, async (request, reply) => {
    const { name } = request.params
    if (!publicName.test(name)) throw new AppError('FILE_NOT_FOUND')
    // Its name is never used for other contents.
    return sendFile(store, request, { reply, caching: 'public, max-age=31536000, immutable' })
  })

  const readPrivate: ReadRoute = {
    schema: { params: nameParams, querystring: holderQuery },
    config: { access: 'session', call: 'readPrivateFile' },
    ...served,
  }
  api.get<Read>('/files/private/:name', readPrivate, async (request, reply) => {
    const { name } = request.params
    // Who may not read it is not told whether it exists.
    if (!privateName.test(name) || !(await mayRead(request, name)))
      throw new AppError('PRIVATE_FILE_NOT_FOUND')
    return sendFile(store, request, { reply, caching: 'private, no-store' })
  })
}

interface Place {
  store: FileStore
  limit: number
  /** How many bytes a user may send in a day. */
  quota: RequestLimit
  isPrivate: boolean
}

/** Keeps the file that a request brings; answers the name that the server gave it, and what people may know of it. */
async function keep(request: FastifyRequest, { store, limit, quota, isPrivate }: Place) {
  const { name, bytes } = await receive(request, limit)
  const { id } = userOf(request)
  await takeQuota(quota, id, bytes.length)
  // What knows the kinds of files is loaded with the first of them.
  const { extensionOf } = await import('../files/extensionOf.ts')
  const extension = await extensionOf(bytes)
  const { type } = typeOf(extension)
  const stored = newStoredName(extension, isPrivate ? id : undefined)
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
