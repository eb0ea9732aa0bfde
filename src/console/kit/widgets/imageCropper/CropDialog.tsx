import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { ImageCropper } from './ImageCropper.tsx'
import type { CropperWords, PicturePart } from './ImageCropper.tsx'
import { cutImage } from './cutImage.ts'

/** The words of the dialog. */
export interface CropWords extends CropperWords {
  title: string
  hint: string
  /** The message about a file that the browser cannot show as a picture. */
  unreadable: string
  confirm: string
  cancel: string
}

interface CropDialogProps {
  /** The picture. */
  file: File
  words: CropWords
  /** The width divided by the height of the part; 0 allows any. */
  ratio?: number | undefined
  /** The quality of the resulting JPEG, from 0 to 1. */
  quality?: number
  /** Receives the cropped picture, or undefined if cropping was cancelled. */
  onDone: (cut: File | undefined) => void
}

const width = 568

/** A dialog in which users crop a picture before it is used; the result is a JPEG. */
export function CropDialog({ file, words, ratio = 0, quality = 1, onDone }: CropDialogProps) {
  const id = useId()
  const [address] = useState(() => URL.createObjectURL(file))
  const [part, setPart] = useState<PicturePart>()
  const [hasFailed, setHasFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const cut = async () => {
    if (!part) return
    setBusy(true)
    const made = await cutImage(part, { name: file.name, quality })
    setBusy(false)
    if (made) onDone(made)
    else setHasFailed(true)
  }
  return (
    <Dialog
      open
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-hint`}
      onClose={() => onDone(undefined)}
      slotProps={{ paper: { sx: { width, maxWidth: 'calc(100% - 32px)' } } }}
    >
      <DialogTitle id={`${id}-title`}>{words.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', justifyItems: 'center', gap: 1.5 }}>
        {hasFailed ? (
          <Alert id={`${id}-hint`} severity="error" sx={{ width: '100%' }}>
            {words.unreadable}
          </Alert>
        ) : (
          <>
            <p id={`${id}-hint`} style={{ margin: 0 }}>
              {words.hint}
            </p>
            <ImageCropper
              src={address}
              words={words}
              ratio={ratio}
              onPart={(next) => {
                // The picture is loaded and no longer needs its address.
                URL.revokeObjectURL(address)
                setPart(next)
              }}
              onFailed={() => setHasFailed(true)}
            />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onDone(undefined)}>{words.cancel}</Button>
        <Button variant="contained" disabled={!part || hasFailed} loading={busy} onClick={() => void cut()}>
          {words.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
