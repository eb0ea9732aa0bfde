import type { InputProps } from '../../kit/inputs/InputProps.ts'
import type { Upload } from '../../kit/upload/Upload.ts'
import type { UploadItem } from '../../kit/upload/UploadItem.ts'
import type { TileWords } from '../../kit/upload/UploadTile.tsx'
import type { UploadWords } from '../../kit/upload/useUploads.ts'

/** The words of an input of pictures. */
export interface ImageWords {
  image: UploadWords &
    TileWords & {
      upload: string
      hint: string
      /** Before the name of a file, for those who do not see where the button stands. */
      cancel: string
      stop: string
      choose: string
      address: string
      typeAddress: string
    }
}

export interface ImageInputProps extends InputProps {
  words: ImageWords & { remove: string }
  /** Sends the file somewhere. */
  upload: Upload
  /** Told of each step of each file. */
  onItem?: (item: UploadItem) => void
}
