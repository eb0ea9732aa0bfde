/** A file as the server keeps it. */
export interface UploadedFile {
  url: string
  name: string
  size: number
  type: string
}

/** What may be said about an upload besides its file. */
export interface UploadOptions {
  /** Told how much has gone out, in per cent. */
  onProgress?: ((percent: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/** Sends a file somewhere; fails with words for people. */
export type Upload = (file: File, options?: UploadOptions) => Promise<UploadedFile>
