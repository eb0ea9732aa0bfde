import type { InputProps } from '../../kit/inputs/InputProps.ts'
import type { Upload } from '../../kit/upload/Upload.ts'
import type { UploadItem } from '../../kit/upload/UploadItem.ts'
import type { TileWords } from '../../kit/upload/UploadTile.tsx'
import type { UploadWords } from '../../kit/upload/useUploads.ts'

/** The words of an input for pictures. */
export interface ImageWords {
  image: UploadWords &
    TileWords & {
      upload: string
      hint: string
      /** Precedes the file's name in the button's spoken name, for people who cannot see where the button is. */
      cancel: string
      stop: string
      choose: string
      address: string
      typeAddress: string
    }
}

export interface ImageInputProps extends InputProps {
  words: ImageWords & { remove: string }
  /** Uploads the file. */
  upload: Upload
  /** Called on each step of each file's upload. */
  onItem?: (item: UploadItem) => void
}
