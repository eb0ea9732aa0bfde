import { CropDialog } from '../../kit/widgets/imageCropper/CropDialog.tsx'
import { usePictureWords } from './usePictureWords.ts'

interface PictureCropProps {
  file: File
  /** The width divided by the height of the part; 0 allows any. */
  ratio: number | undefined
  /** Receives the cropped picture, or undefined if cropping was cancelled. */
  onDone: (cut: File | undefined) => void
}

/** Crops a picture, with words in the language of the page; loaded when the first picture is chosen. */
export function PictureCrop(props: PictureCropProps) {
  return <CropDialog {...props} words={usePictureWords().crop} />
}
