import RotateLeft from '@mui/icons-material/RotateLeft'
import RotateRight from '@mui/icons-material/RotateRight'
import ZoomIn from '@mui/icons-material/ZoomIn'
import ZoomOut from '@mui/icons-material/ZoomOut'
import type { PreviewWords } from './MediaPreview.tsx'
import { ToolButton } from './ToolButton.tsx'
import { canZoomIn, canZoomOut, turned, zoomed } from './view.ts'
import type { View } from './view.ts'

interface PictureToolsProps {
  words: PreviewWords
  view: View
  /** Whether the file is no picture: videos and sounds can be neither zoomed nor rotated. */
  disabled: boolean
  onView: (view: View) => void
}

/** The buttons that zoom and rotate a picture. */
export function PictureTools({ words, view, disabled, onView }: PictureToolsProps) {
  return (
    <>
      <ToolButton
        name={words.zoomOut}
        disabled={disabled || !canZoomOut(view)}
        onClick={() => onView(zoomed(view, -1))}
      >
        <ZoomOut />
      </ToolButton>
      <ToolButton
        name={words.zoomIn}
        disabled={disabled || !canZoomIn(view)}
        onClick={() => onView(zoomed(view, 1))}
      >
        <ZoomIn />
      </ToolButton>
      <ToolButton name={words.rotateLeft} disabled={disabled} onClick={() => onView(turned(view, -1))}>
        <RotateLeft />
      </ToolButton>
      <ToolButton name={words.rotateRight} disabled={disabled} onClick={() => onView(turned(view, 1))}>
        <RotateRight />
      </ToolButton>
    </>
  )
}
