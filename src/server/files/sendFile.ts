import type { IncomingHttpHeaders } from 'node:http'
import { extname } from 'node:path'
import type { FastifyReply } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'
import { attachmentHeader, downloadName } from './downloadName.ts'
import type { FileStore, StoredFile } from './FileStore.ts'
import { typeOf } from './fileTypes.ts'
import { smallName } from './storedName.ts'

/** Which file a call reads, how it is to be called, and which part of it is wanted. */
interface Asked {
  params: { name: string }
  query: { name?: string; small?: 'true' | 'false' }
  headers: IncomingHttpHeaders
}

/** Answers a stored file, the part of it or the small picture that was asked for: inert, and under a name that is true. */
export async function sendFile(
  store: FileStore,
  { params, query, headers }: Asked,
  { reply, caching }: { reply: FastifyReply; caching: string },
): Promise<FastifyReply> {
  const small = query.small === 'true' ? await store.get(smallName(params.name)) : undefined
  const name = small ? smallName(params.name) : params.name
  const file = small ?? (await store.get(name, rangeIn(headers, name)))
  if (!file) throw new AppError('FILE_NOT_FOUND')
  reply.header('cache-control', caching).header('etag', tagOf(name))
  if (hasIt(headers, name)) {
    file.body.destroy()
    return reply.code(304).send()
  }
  const { type, isPicture } = typeOf(extname(name).slice(1))
  const isShown = isPicture && query.name === undefined
  const calledBy = downloadName(query.name ?? '', name)
  reply.header('content-disposition', isShown ? `inline; filename="${name}"` : attachmentHeader(calledBy))
  // Opened by itself, its content may neither run nor load anything.
  reply.header('content-security-policy', "default-src 'none'; sandbox")
  // Videos are played and downloads resumed piece by piece; Safari plays none without.
  reply.header('accept-ranges', 'bytes')
  describeLength(reply, file)
  return reply.type(type).send(file.body)
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

/** Whether the client already has the file: one who reloads a page asks again even for what may be kept for ever. */
function hasIt(headers: IncomingHttpHeaders, name: string): boolean {
  const tags = (headers['if-none-match'] ?? '').split(',')
  return tags.some((tag) => tag.trim().replace(/^W\//, '') === tagOf(name))
}

function tagOf(name: string): string {
  return `"${name}"`
}
