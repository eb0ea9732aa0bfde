import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Compresses answers of calls that are large enough to gain by it; the console's files come compressed from the build. */
export async function addCompression(api: FastifyInstance): Promise<void> {
  await api.register(compress, {
    threshold: 4096,
    encodings: ['br', 'gzip'],
    customTypes: /^(application\/json|image\/svg\+xml)/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
    globalDecompression: false,
  })
}
