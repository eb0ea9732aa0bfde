import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useRef, useState } from 'react'
import { ReactCrop } from 'react-image-crop'
import type { Crop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { cutImage } from './cutImage.ts'

/** The words of the dialog. */
export interface CropWords {
  title: string
  hint: string
  area: string
  /** Followed by the directions below. */
  handle: string
  confirm: string
  cancel: string
}

interface CropDialogProps {
  file: File
  words: CropWords
  /** Width through height; 0 for any. */
  ratio?: number | undefined
  quality?: number
  /** Gets the part that was cut out, or nothing when it was given up. */
  onDone: (cut: File | undefined) => void
}

const width = 568
const whole: Crop = { unit: '%', x: 10, y: 10, width: 80, height: 80 }

/** Lets people choose the part of a picture, by mouse, finger or arrow keys. */
export function CropDialog({ file, words, ratio = 0, quality = 1, onDone }: CropDialogProps) {
  const image = useRef<HTMLImageElement>(null)
  const [crop, setCrop] = useState<Crop>(whole)
  const [busy, setBusy] = useState(false)
  const [address] = useState(() => URL.createObjectURL(file))
  const cut = async () => {
    if (!image.current) return
    setBusy(true)
    onDone(await cutImage(image.current, crop, { name: file.name, quality }))
  }
  return (
    <Dialog
      open
      aria-labelledby="crop-title"
      onClose={() => onDone(undefined)}
      slotProps={{ paper: { sx: { width, maxWidth: 'calc(100% - 32px)' } } }}
    >
      <DialogTitle id="crop-title">{words.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', placeItems: 'center', gap: 1 }}>
        <p id="crop-hint" style={{ margin: 0 }}>
          {words.hint}
        </p>
        <ReactCrop
          crop={crop}
          keepSelection
          ruleOfThirds
          minWidth={16}
          minHeight={16}
          ariaLabels={labelsOf(words)}
          onChange={(_pixels, percent) => setCrop(percent)}
          {...(ratio > 0 && { aspect: ratio })}
        >
          <img
            ref={image}
            src={address}
            alt=""
            onLoad={() => URL.revokeObjectURL(address)}
            style={{ display: 'block', maxHeight: '56vh' }}
          />
        </ReactCrop>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onDone(undefined)}>{words.cancel}</Button>
        <Button variant="contained" disabled={busy || crop.width === 0} onClick={() => void cut()}>
          {words.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function labelsOf({ area, handle }: CropWords) {
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
