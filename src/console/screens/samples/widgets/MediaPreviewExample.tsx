import Button from '@mui/material/Button'
import { useState } from 'react'
import { MediaPreview } from '#console/kit/widgets/mediaPreview/MediaPreview.tsx'
import { useSampleWords } from '../parts/useSampleWords.ts'

// The suffix decides the kind of preview: mp4 is a video, mp3 a sound, txt a text, any other a picture.
const urls = ['/images/icon.png', '/images/logo.svg', '/media/sound.mp3', '/media/gbk.txt']

/** Previews of pictures, sounds and texts over the whole window. */
export function MediaPreviewExample() {
  const { mediaPreview: words } = useSampleWords()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <p>{words.hint}</p>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <MediaPreview urls={urls} words={words} onClose={() => setIsOpen(false)} />}
    </>
  )
}
