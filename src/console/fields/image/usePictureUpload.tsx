import { useState } from 'react'
import type { ReactNode } from 'react'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { lazy } from '../../kit/page/lazy.ts'
import { Overlay } from '../../kit/page/Overlay.tsx'
import type { Upload } from '../../kit/upload/Upload.ts'
import type { UploadItem } from '../../kit/upload/UploadItem.ts'
import { useUploads } from '../../kit/upload/useUploads.ts'
import type { UploadWords } from '../../kit/upload/useUploads.ts'

const PictureCrop = lazy(async () => ({ default: (await import('./PictureCrop.tsx')).PictureCrop }))

interface PictureUploadProps extends Pick<InputProps, 'options' | 'onChange'> {
  words: { image: UploadWords }
  upload: Upload
  onItem?: ((item: UploadItem) => void) | undefined
}

/** The upload of one picture, which is cropped first if the options say so. */
export function usePictureUpload({ words, upload, onItem, options, onChange }: PictureUploadProps) {
  const [toCrop, setToCrop] = useState<File>()
  const uploads = useUploads({
    upload,
    words: words.image,
    maxSize: options?.maxSize,
    room: 1,
    onUploaded: ({ url }) => onChange(url),
    onItem,
  })
  const take = (files: readonly File[]) => {
    const fitting = uploads.fitting(files)
    if (options?.cropper) setToCrop(fitting[0])
    else uploads.start(fitting)
  }
  const cutting: ReactNode = toCrop && (
    <Overlay onClose={() => setToCrop(undefined)}>
      <PictureCrop
        file={toCrop}
        ratio={options?.cropRatio}
        onDone={(cut) => {
          setToCrop(undefined)
          if (cut) uploads.start([cut])
        }}
      />
    </Overlay>
  )
  return { uploads, take, cutting }
}
