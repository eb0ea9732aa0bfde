/** The states of an upload. */
export const uploadStatus = { wait: 1, uploading: 2, done: 3, error: 4, removed: 5 } as const

/** The number of a status. */
export type UploadStatus = (typeof uploadStatus)[keyof typeof uploadStatus]

/** A file that is being uploaded. */
export interface UploadItem {
  key: string
  /** The address of a picture of the file. */
  src: string
  status: UploadStatus
  percent: number
  file: File
  /** The reason why the upload failed. */
  message?: string
}

/** Whether the file waits or is being sent. */
export function isUnderway({ status }: Pick<UploadItem, 'status'>): boolean {
  return status === uploadStatus.wait || status === uploadStatus.uploading
}

/** Whether the file is still shown as an upload: a finished one is the value of the input, and a removed one is gone. */
export function isStillListed({ status }: Pick<UploadItem, 'status'>): boolean {
  return isUnderway({ status }) || status === uploadStatus.error
}
