/** A file as the server stores it. */
export interface UploadedFile {
  url: string
  name: string
  size: number
  type: string
}

/** The options of an upload. */
export interface UploadOptions {
  /** Receives the sent share, in per cent. */
  onProgress?: ((percent: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/** Uploads a file; fails with a readable message. */
export type Upload = (file: File, options?: UploadOptions) => Promise<UploadedFile>
