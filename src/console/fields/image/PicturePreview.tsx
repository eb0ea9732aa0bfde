import { MediaPreview } from '../../kit/widgets/mediaPreview/MediaPreview.tsx'
import { usePictureWords } from './usePictureWords.ts'

interface PicturePreviewProps {
  addresses: readonly string[]
  index: number
  onClose: () => void
}

/** The preview of a property's pictures, in the language of the page; loaded when it is first opened. */
export function PicturePreview({ addresses, index, onClose }: PicturePreviewProps) {
  const { preview: words } = usePictureWords()
  return <MediaPreview urls={addresses} index={index} words={words} onClose={onClose} />
}
