import { CropDialog } from '../../kit/widgets/imageCropper/CropDialog.tsx'
import { usePictureWords } from './usePictureWords.ts'

interface PictureCropProps {
  file: File
  /** Width through height of the part; 0 for any. */
  ratio: number | undefined
  /** Gets the part that was cut out, or nothing when it was given up. */
  onDone: (cut: File | undefined) => void
}

/** Cuts a picture to size, in the language of the page; loaded when the first one is chosen. */
export function PictureCrop(props: PictureCropProps) {
  return <CropDialog {...props} words={usePictureWords().crop} />
}
