import { MediaPreview } from '../../kit/widgets/mediaPreview/MediaPreview.tsx'
import type { LoadMedia } from '../../kit/widgets/mediaPreview/useMediaSource.ts'
import { usePictureWords } from './usePictureWords.ts'

interface PicturePreviewProps {
  addresses: readonly string[]
  index: number
  /** Fetches private ones; always the same function. */
  load?: LoadMedia | undefined
  onClose: () => void
}

/** The preview of a property's pictures, in the language of the page; loaded when it is first opened. */
export function PicturePreview({ addresses, index, load, onClose }: PicturePreviewProps) {
  const { preview: words } = usePictureWords()
  return <MediaPreview urls={addresses} index={index} words={words} load={load} onClose={onClose} />
}
