import { config } from '../../kit/config/config.ts'
import { smallPicture } from '../../kit/upload/smallPicture.ts'
import { currentLanguage, languageTag } from '../../kit/config/language.ts'
import { parsedJson } from '../../kit/text/parsedJson.ts'
import type { Upload, UploadOptions, UploadedFile } from '../../kit/upload/Upload.ts'
import { ApiFailure } from './ApiFailure.ts'
import { readEnvelope } from './callApi.ts'
import { sessionEnded, sessionToken } from './session.ts'

/** Uploads a file that anyone with its address may fetch. */
export const uploadFile: Upload = (file, options) => postFile('/files', file, options)

/** Uploads a private file, which only users who may see a record that holds it can fetch, with a session. */
export const uploadPrivately: Upload = (file, options) => postFile('/files?private=true', file, options)

async function postFile(
  path: string,
  file: File,
  { onProgress, signal }: UploadOptions = {},
): Promise<UploadedFile> {
  const small = await smallPicture(file)
  signal?.throwIfAborted()
  const request = await sendUpload({ path, file, small, onProgress, signal })
  const envelope = readEnvelope(parsedJson(request.responseText))
  if (envelope?.success && isUploaded(envelope.data)) return envelope.data
  if (request.status === 401) await sessionEnded()
  const error = envelope && !envelope.success ? envelope.error : undefined
  throw new ApiFailure(request.status, { message: error?.detail, error })
}

interface UploadToSend extends UploadOptions {
  path: string
  file: File
  /** The small picture that lists show, for a picture. */
  small: Blob | undefined
}

/** Uses XMLHttpRequest, because fetch does not report the progress of an upload. */
function sendUpload({ path, file, small, onProgress, signal }: UploadToSend): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${config.apiBase}${path}`)
    request.setRequestHeader('Accept-Language', languageTag(currentLanguage()))
    const token = sessionToken()
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(Math.round((loaded / total) * 100))
    })
    request.addEventListener('load', () => resolve(request))
    request.addEventListener('error', () => reject(new ApiFailure(0, { isOffline: !navigator.onLine })))
    request.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.set('file', file)
    if (small) form.set('small', small, 'small.webp')
    request.send(form)
  })
}

function isUploaded(data: unknown): data is UploadedFile {
  return typeof data === 'object' && data !== null && 'url' in data && typeof data.url === 'string'
}
