import { MediaPreview } from '../../kit/widgets/mediaPreview/MediaPreview.tsx'
import type { LoadMedia } from '../../kit/widgets/mediaPreview/useMediaSource.ts'
import { usePictureWords } from './usePictureWords.ts'

interface PicturePreviewProps {
  addresses: readonly string[]
  index: number
  /** Fetches private pictures; must be a stable function. */
  load?: LoadMedia | undefined
  onClose: () => void
}

/** The preview of a property's pictures, with words in the language of the page; loaded when first opened. */
export function PicturePreview({ addresses, index, load, onClose }: PicturePreviewProps) {
  const { preview: words } = usePictureWords()
  return <MediaPreview urls={addresses} index={index} words={words} load={load} onClose={onClose} />
}
