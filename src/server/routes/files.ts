import type { IncomingMessage, ServerResponse } from 'node:http'
import multipart from '@fastify/multipart'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest, RawServerDefault, RouteShorthandOptions } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'
import { fileNameOf } from '#shared/fields/fileValue.ts'
import type { FileStore } from '../files/FileStore.ts'
import { typeOf } from '../files/fileTypes.ts'
import { openFileStore } from '../files/openFileStore.ts'
import { sendFile } from '../files/sendFile.ts'
import { newStoredName, privateName, publicName, smallName } from '../files/storedName.ts'
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

/** Without a name a picture is shown. The size and type in a stored address are for people; the server ignores them. */
const nameQuery = {
  type: 'object',
  properties: { name: { type: 'string' }, small: { enum: ['true', 'false'] } },
} as const

/** The record that names a private file: people who may see the record may read the file. */
const holderQuery = {
  type: 'object',
  properties: { ...nameQuery.properties, entity: { type: 'string' }, id: { type: 'string' } },
} as const

const uploadQuery = {
  type: 'object',
  properties: { private: { enum: ['true', 'false'] } },
} as const

/** Bytes of a body around its files: their names and the boundaries. */
const aroundFiles = 65_536

/** The options of all calls that read a file. Without compression, because ranges count the bytes of the uploaded file. */
const served = { logLevel: 'warn', compress: false } as const

interface Read {
  Params: { name: string }
  Querystring: { name?: string; small?: 'true' | 'false'; entity?: string; id?: string }
}

type ReadRoute = RouteShorthandOptions<RawServerDefault, IncomingMessage, ServerResponse, Read>

/** POST /files, GET /files/:name and GET /files/private/:name (S7.07). */
export async function fileRoutes(api: FastifyInstance, options: FileOptions): Promise<void> {
  const { config, requireLasting } = options
  const mayRead = privateFileReader(api.prefix, options)
  const { limit, dailyLimit } = config.files
  const quota = new RequestLimit({ requests: dailyLimit, seconds: 86_400 })
  const store = await openFileStore(config)
  const bodyLimit = 2 * limit + aroundFiles
  const turns = new UploadTurns(bodyLimit)
  await api.register(multipart, { limits: { files: 2, fields: 0, parts: 2, fileSize: limit } })

  api.post<{ Querystring: { private?: 'true' | 'false' } }>(
    '/files',
    {
      bodyLimit,
      schema: { querystring: uploadQuery },
      config: { access: 'session', call: 'uploadFile', answer: uploadAnswer, withKey: true },
    },
    async (request) => {
      const isPrivate = request.query.private === 'true'
      const caller = { userId: userOf(request).id, length: lengthOf(request) }
      const { stored, ...file } = await turns.take(caller, () =>
        whileConnected(request.raw, () => keep(request, { store, requireLasting, limit, quota, isPrivate })),
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
    // A name is never reused for other contents.
    return sendFile(store, request, { reply, caching: 'public, max-age=31536000, immutable' })
  })

  const readPrivate: ReadRoute = {
    schema: { params: nameParams, querystring: holderQuery },
    config: { access: 'session', call: 'readPrivateFile' },
    ...served,
  }
  api.get<Read>('/files/private/:name', readPrivate, async (request, reply) => {
    const { name } = request.params
    // Callers without permission do not learn whether the file exists.
    if (!privateName.test(name) || !(await mayRead(request, name)))
      throw new AppError('PRIVATE_FILE_NOT_FOUND')
    return sendFile(store, request, { reply, caching: 'private, no-store' })
  })
}

/** The announced length of a body; undefined for one sent in chunks. */
function lengthOf({ headers }: FastifyRequest): number | undefined {
  const length = headers['content-length']
  return length === undefined ? undefined : Number(length)
}

interface Place extends Pick<FileOptions, 'requireLasting'> {
  store: FileStore
  limit: number
  /** The bytes that a user may send in a day. */
  quota: RequestLimit
  isPrivate: boolean
}

/** Stores the file of a request; answers the server's name for it and the facts to show. */
async function keep(request: FastifyRequest, { store, requireLasting, limit, quota, isPrivate }: Place) {
  const { name, bytes, small } = await receive(request, limit)
  const { id, sessionId } = userOf(request)
  // The body may have arrived slowly.
  await requireLasting(sessionId)
  await takeQuota(quota, id, bytes.length + (small?.length ?? 0))
  // The library for file types is loaded with the first upload.
  const { extensionOf, requireSmallPicture } = await import('../files/extensionOf.ts')
  const extension = await extensionOf(bytes)
  if (small) await requireSmallPicture(small, extension)
  const { type } = typeOf(extension)
  const stored = newStoredName(extension, isPrivate ? id : undefined)
  await store.put(stored, bytes, type)
  if (small) await store.put(smallName(stored), small, 'image/webp')
  return { stored, name, size: bytes.length, type }
}

async function takeQuota(quota: RequestLimit, userId: string, bytes: number): Promise<void> {
  await quota.take(userId, bytes).catch((cause: unknown) => {
    const isLimit = cause instanceof AppError && cause.code === 'REQUESTS_LIMITED'
    throw isLimit ? new AppError('FILE_QUOTA_EXCEEDED', { ...cause.details, cause }) : cause
  })
}

/** Runs the work, and fails when the sender disconnects: the parser would wait for the rest of the body for ever. */
function whileConnected<T>(sender: IncomingMessage, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(new AppError('UPLOAD_MALFORMED'))
    if (sender.readableAborted) return leave()
    sender.once('close', () => sender.readableAborted && leave())
    work().then(resolve, reject)
  })
}

interface Received {
  /** The name of the file, for display only. */
  name: string
  bytes: Buffer
  /** A small version of the picture. */
  small?: Buffer | undefined
}

/** The file of a multipart body, and the small picture that may come after it. */
async function receive(request: FastifyRequest, limit: number): Promise<Received> {
  if (!request.isMultipart()) throw new AppError('FILE_MISSING')
  const parts = request.files()
  const file = await nextFile(parts, limit)
  if (!file || file.bytes.length === 0) throw new AppError('FILE_MISSING')
  const small = await nextFile(parts, limit)
  return { ...file, small: small?.bytes }
}

async function nextFile(
  parts: AsyncIterator<MultipartFile>,
  limit: number,
): Promise<{ name: string; bytes: Buffer } | undefined> {
  const next = await parts.next().catch(refuseMalformed)
  if (next.done) return undefined
  const part = next.value
  const bytes = await part.toBuffer().catch((cause: unknown) => {
    if (!part.file.truncated) return refuseMalformed(cause)
    throw new AppError('FILE_TOO_LARGE', { limit: `${Math.floor((limit / 1_048_576) * 10) / 10} MB`, cause })
  })
  // A part without a file name is a file too, though the parser's types promise a name.
  const named: { filename?: string } = part
  return { name: fileNameOf(named.filename ?? ''), bytes }
}

/** Refuses a malformed body. The parser's errors about malformed bytes have no status; those about limits have one. */
function refuseMalformed(cause: unknown): never {
  if (cause instanceof Error && 'statusCode' in cause) throw cause
  throw new AppError('UPLOAD_MALFORMED', { cause })
}
