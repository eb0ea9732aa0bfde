import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { drawnSize, isUpright } from './view.ts'
import type { View } from './view.ts'

interface ZoomPictureProps {
  url: string
  name: string
  view: View
  onError: () => void
}

const nothing = { width: 0, height: 0 }

/** A zoomed and rotated picture; parts that do not fit are reached by scrolling. */
export function ZoomPicture({ url, name, view, onError }: ZoomPictureProps) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(nothing)
  const [natural, setNatural] = useState(nothing)
  useEffect(() => {
    const element = box.current?.parentElement
    if (!element) return undefined
    const measure = () => setRoom({ width: element.offsetWidth, height: element.offsetHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const size = natural.width > 0 ? drawnSize(natural, room, view) : nothing
  const frame = isUpright(view.rotation) ? size : { width: size.height, height: size.width }
  return (
    <Box ref={box} sx={{ ...frame, position: 'relative', m: 'auto', flexShrink: 0 }}>
      <img
        src={url}
        alt={name}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setNatural({ width: naturalWidth, height: naturalHeight })
        }
        onError={onError}
        style={{
          ...size,
          position: 'absolute',
          left: '50%',
          top: '50%',
          transform: `translate(-50%, -50%) rotate(${view.rotation}deg)`,
        }}
      />
    </Box>
  )
}
