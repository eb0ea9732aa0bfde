import type { UploadMessages } from '../zh/upload.ts'

/** Words of uploading pictures and files, in English. */
export const upload: UploadMessages = {
  upload: 'Upload',
  hint: 'Click, drop or paste',
  cancel: 'Cancel upload of',
  choose: 'Choose file',
  address: 'image address',
  typeAddress: 'Enter an address',
  tooLarge: 'Files over %{size} were ignored',
  notImage: 'Files that are not images were ignored',
  failed: 'Upload error; please try again',
  failedWhy: 'Upload error: %{reason}',
  crop: {
    title: 'Crop image',
    hint: 'Drag, or use the arrow keys, to choose the part to keep',
    area: 'Part to keep; move it with the arrow keys',
    handle: 'Resize the part to keep with the arrow keys',
    confirm: 'OK',
    cancel: 'Cancel',
  },
}
