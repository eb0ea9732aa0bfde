import type { IncomingHttpHeaders } from 'node:http'
import { extname } from 'node:path'
import type { FastifyReply } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'
import { attachmentHeader, downloadName } from './downloadName.ts'
import type { FileStore, StoredFile } from './FileStore.ts'
import { typeOf } from './fileTypes.ts'
import { smallName } from './storedName.ts'

/** The file that a call reads, its name for the download, and the requested part. */
interface FileRequest {
  params: { name: string }
  query: { name?: string; small?: 'true' | 'false' }
  headers: IncomingHttpHeaders
}

/** Answers the requested file, part or small picture: inert, and under a name that fits its contents. */
export async function sendFile(
  store: FileStore,
  { params, query, headers }: FileRequest,
  { reply, caching }: { reply: FastifyReply; caching: string },
): Promise<FastifyReply> {
  const small = query.small === 'true' ? await store.get(smallName(params.name)) : undefined
  const name = small ? smallName(params.name) : params.name
  const file = small ?? (await store.get(name, rangeIn(headers, name)))
  if (!file) throw new AppError('FILE_NOT_FOUND')
  reply.header('cache-control', caching).header('etag', tagOf(name))
  if (clientHasFile(headers, name)) {
    file.body.destroy()
    return reply.code(304).send()
  }
  const { type, isPicture } = typeOf(extname(name).slice(1))
  const isShown = isPicture && query.name === undefined
  const calledBy = downloadName(query.name ?? '', name)
  reply.header('content-disposition', isShown ? `inline; filename="${name}"` : attachmentHeader(calledBy))
  // Opened in its own tab, the file may neither run nor load anything.
  reply.header('content-security-policy', "default-src 'none'; sandbox")
  // Players and resumed downloads read in pieces; without this header Safari plays no video.
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

/** The requested range; undefined if the client resumes a download of another version, which is then sent as a whole. */
function rangeIn(headers: IncomingHttpHeaders, name: string): string | undefined {
  const condition = headers['if-range']
  return condition === undefined || condition === tagOf(name) ? headers.range : undefined
}

/** Whether the client already has the file: reloading a page requests even files that may be cached for ever. */
function clientHasFile(headers: IncomingHttpHeaders, name: string): boolean {
  const tags = (headers['if-none-match'] ?? '').split(',')
  return tags.some((tag) => tag.trim().replace(/^W\//, '') === tagOf(name))
}

function tagOf(name: string): string {
  return `"${name}"`
}
