import { invalid } from './EnvironmentReader.ts'
import type { EnvironmentReader } from './EnvironmentReader.ts'

/** The settings of uploads: their store and their limits. */
export interface FileSettings {
  /** FILE_LIMIT: bytes of one upload, 10 MB. */
  limit: number
  /** FILE_DAILY_LIMIT: bytes that one user may upload in 24 hours, 1 GB. */
  dailyLimit: number
  /** FILE_S3_…: the bucket for uploads; the data folder when absent. */
  bucket: BucketSettings | undefined
}

/** A bucket of an S3-compatible store. */
export interface BucketSettings {
  /** FILE_S3_ENDPOINT: address of the bucket, e.g. `https://s3.example.com/uploads`. */
  endpoint: string
  /** FILE_S3_REGION: auto. */
  region: string
  /** FILE_S3_KEY_ID */
  keyId: string
  /** FILE_S3_SECRET */
  secret: string
}

/** Reads the settings of uploads. */
export function fileSettings(read: EnvironmentReader): FileSettings {
  return {
    limit: read.integer('FILE_LIMIT', 10_485_760, [1024, 100_000_000]),
    dailyLimit: read.integer('FILE_DAILY_LIMIT', 1_073_741_824, [1024, 1_000_000_000_000]),
    bucket: bucket(read),
  }
}

function bucket(read: EnvironmentReader): BucketSettings | undefined {
  const endpoint = read.text('FILE_S3_ENDPOINT')
  const region = read.text('FILE_S3_REGION') ?? 'auto'
  const keyId = read.text('FILE_S3_KEY_ID')
  const secret = read.text('FILE_S3_SECRET')
  if (endpoint === undefined) return undefined
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname === '/')
    throw invalid('FILE_S3_ENDPOINT', endpoint, 'https://s3.example.com/bucket')
  if (keyId === undefined || secret === undefined)
    throw invalid(keyId === undefined ? 'FILE_S3_KEY_ID' : 'FILE_S3_SECRET', '', 'FILE_S3_ENDPOINT …')
  return { endpoint, region, keyId, secret }
}
