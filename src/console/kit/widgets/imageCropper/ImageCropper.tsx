import { useState } from 'react'
import { ReactCrop, centerCrop, makeAspectCrop } from 'react-image-crop'
import type { PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'

/** The chosen part of a picture, in per cent of its size. */
export interface PicturePart {
  image: HTMLImageElement
  crop: PercentCrop
}

/** The words of a cropper, for keyboard and screen reader users. */
export interface CropperWords {
  /** Says what the chosen part is and how it is moved. */
  area: string
  /** Says what the handles do; a direction follows. */
  handle: string
}

interface ImageCropperProps {
  /** The address of the picture. */
  src: string
  words: CropperWords
  /** The width divided by the height of the part; 0 allows any. */
  ratio?: number
  /** Called with the first part, and with every other part that is chosen. */
  onPart: (part: PicturePart) => void
  /** Called if the picture cannot be shown. */
  onFailed?: () => void
}

/** The share of the picture's width or height that the first part takes, in per cent. */
const share = 80
const least = 16

/** Lets users choose a part of a picture by mouse, finger or arrow keys. */
export function ImageCropper({ src, words, ratio = 0, onPart, onFailed }: ImageCropperProps) {
  const [part, setPart] = useState<PicturePart>()
  const change = (next: PicturePart) => {
    setPart(next)
    onPart(next)
  }
  return (
    <ReactCrop
      {...(part && { crop: part.crop })}
      keepSelection
      ruleOfThirds
      minWidth={least}
      minHeight={least}
      ariaLabels={labelsOf(words)}
      onChange={(_pixels, crop) => part && change({ ...part, crop })}
      {...(ratio > 0 && { aspect: ratio })}
    >
      <img
        src={src}
        alt=""
        onLoad={({ currentTarget: image }) => change({ image, crop: firstCrop(image, ratio) })}
        onError={onFailed}
        style={pictureStyle}
      />
    </ReactCrop>
  )
}

function firstCrop(
  { naturalWidth: width, naturalHeight: height }: HTMLImageElement,
  ratio: number,
): PercentCrop {
  const crop: PercentCrop = { unit: '%', x: 0, y: 0, width: share, height: share }
  const wanted = ratio > 0 ? fittingCrop({ width, height }, ratio) : crop
  return centerCrop(wanted, width, height)
}

/** The first part with a fixed ratio: it takes the share of the width, or of the height if it would otherwise be too high. */
function fittingCrop({ width, height }: { width: number; height: number }, ratio: number): PercentCrop {
  const isWide = width / height < ratio
  return makeAspectCrop(
    { unit: '%', ...(isWide ? { width: share } : { height: share }) },
    ratio,
    width,
    height,
  )
}

function labelsOf({ area, handle }: CropperWords) {
  return {
    cropArea: area,
    nwDragHandle: `${handle} ↖`,
    nDragHandle: `${handle} ↑`,
    neDragHandle: `${handle} ↗`,
    eDragHandle: `${handle} →`,
    seDragHandle: `${handle} ↘`,
    sDragHandle: `${handle} ↓`,
    swDragHandle: `${handle} ↙`,
    wDragHandle: `${handle} ←`,
  }
}

// A vector drawing has no size of its own, and a small icon leaves no room for the handles.
const pictureStyle = { display: 'block', minWidth: 240, maxHeight: '56vh' } as const
