import { useTranslate } from 'react-admin'
import { MediaPreview } from '../../kit/widgets/mediaPreview/MediaPreview.tsx'

interface PicturePreviewProps {
  addresses: readonly string[]
  index: number
  onClose: () => void
}

/** The preview of a property's pictures, in the language of the page; loaded when it is first opened. */
export function PicturePreview({ addresses, index, onClose }: PicturePreviewProps) {
  const translate = useTranslate()
  const words = {
    title: translate('preview.title'),
    previous: translate('preview.previous'),
    next: translate('preview.next'),
    zoomIn: translate('preview.zoomIn'),
    zoomOut: translate('preview.zoomOut'),
    rotateLeft: translate('preview.rotateLeft'),
    rotateRight: translate('preview.rotateRight'),
    close: translate('preview.close'),
    failed: translate('preview.failed'),
  }
  return <MediaPreview urls={addresses} index={index} words={words} onClose={onClose} />
}
