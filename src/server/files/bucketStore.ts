import { Readable } from 'node:stream'
import { S3mini } from 's3mini'
import { AppError } from '#shared/errors/AppError.ts'
import type { BucketSettings } from '../config/fileSettings.ts'
import type { FilePart, FileStore } from './FileStore.ts'
import { partOf } from './partOf.ts'
import { fetchWithTimeout } from './fetchWithTimeout.ts'
import { isStoredName } from './storedName.ts'

const filesAtOnce = 1000
const usualPatienceMs = 15_000

/** Stores files in a bucket of an S3-compatible store; the bucket need not be public. */
export function bucketStore(
  { endpoint, region, keyId, secret }: BucketSettings,
  patienceMs = usualPatienceMs,
): FileStore {
  const access = { accessKeyId: keyId, secretAccessKey: secret }
  const bucket = new S3mini({ endpoint, region, ...access, fetch: fetchWithTimeout(patienceMs) })
  return {
    async put(name, bytes, type) {
      await reached(bucket.putObject(name, bytes, type))
    },
    async get(name, range) {
      const answer = await reached(bucket.getObjectResponse(name))
      if (!answer?.body) return undefined
      const size = sizeOf(answer)
      const whole = Readable.fromWeb(answer.body)
      const part = partOrEnd(whole, { range, size })
      if (!part) return { body: whole, size }
      // The first answer was needed for the length only; the rest of it is dropped.
      whole.destroy()
      const { status, body } = await reached(bucket.getObjectRaw(name, false, part.start, part.end + 1))
      if (!body) return undefined
      return { body: Readable.fromWeb(body), size, ...(status === 206 ? { part } : {}) }
    },
    async *all() {
      let next: string | undefined
      do {
        const page = await reached(bucket.listObjectsPaged('/', '', filesAtOnce, next))
        for (const { Key: name, Size: size, LastModified: storedAt } of page?.objects ?? [])
          // Contrary to its types, the library leaves numbers in the answer as text.
          if (isStoredName(name)) yield { name, size: Number(String(size)), storedAt: new Date(storedAt) }
        next = page?.nextContinuationToken
      } while (next !== undefined)
    },
    async remove(name) {
      await reached(bucket.deleteObject(name))
    },
  }
}

/** The requested part; stops reading a file that has no such part. */
function partOrEnd(
  whole: Readable,
  { range, size }: { range?: string; size?: number },
): FilePart | undefined {
  try {
    return partOf(range, size)
  } catch (error) {
    whole.destroy()
    throw error
  }
}

function sizeOf({ headers }: Response): number | undefined {
  const length = Number(headers.get('content-length') ?? Number.NaN)
  return Number.isNaN(length) ? undefined : length
}

async function reached<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (cause) {
    throw new AppError('FILE_STORE_UNAVAILABLE', { cause })
  }
}
