/** Where an upload stands. */
export const uploadStatus = { wait: 1, uploading: 2, done: 3, error: 4, removed: 5 } as const

/** The number of a status. */
export type UploadStatus = (typeof uploadStatus)[keyof typeof uploadStatus]

/** A file on its way. */
export interface UploadItem {
  key: string
  /** Address of a picture of it. */
  src: string
  status: UploadStatus
  percent: number
  file: File
  /** Why it failed. */
  message?: string
}

/** Whether it still waits or is being sent. */
export function isUnderway({ status }: Pick<UploadItem, 'status'>): boolean {
  return status === uploadStatus.wait || status === uploadStatus.uploading
}

/** Whether it is still to be shown: what is done is the value of the input, and what was removed is gone. */
export function isShown({ status }: Pick<UploadItem, 'status'>): boolean {
  return isUnderway({ status }) || status === uploadStatus.error
}
