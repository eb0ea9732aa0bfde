import type { UploadMessages } from '../zh/upload.ts'

/** Words of uploading pictures and files, in English. */
export const upload: UploadMessages = {
  upload: 'Upload',
  hint: 'Click, drop or paste',
  cancel: 'Cancel upload of',
  stop: 'Cancel',
  waiting: 'Waiting',
  retry: 'Upload again',
  choose: 'Choose file',
  address: 'image address',
  typeAddress: 'Enter an address',
  tooLarge: 'Files over %{size} were ignored',
  notImage: 'Files that are not images were ignored',
  noRoom: 'No more fit; left out: %{count}',
  failed: 'Upload error; please try again',
  failedWhy: 'Upload error: %{reason}',
}
