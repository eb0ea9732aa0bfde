import Button from '@mui/material/Button'
import { useState } from 'react'
import { MediaPreview } from '#console/kit/widgets/mediaPreview/MediaPreview.tsx'
import { useSampleWords } from '../parts/useSampleWords.ts'

// An address that ends in mp4 is a video, one that ends in mp3 a sound, one in txt a text, any other a picture.
const urls = ['/images/icon.png', '/images/logo.svg', '/media/sound.mp3', '/media/gbk.txt']

/** Pictures, sounds and texts in the whole window. */
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
