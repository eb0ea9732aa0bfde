import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined'
import { useCallback, useContext, useState } from 'react'
import type { ReactNode } from 'react'
import { fileOf } from '#shared/fields/fileValue.ts'
import { safeAddress } from '../text/safeAddress.ts'
import { useMediaSource } from './mediaPreview/useMediaSource.ts'
import { PrivatePictures } from './PrivatePictures.ts'
import styles from './Thumbnail.module.css'

interface ThumbnailProps {
  address: string
  size?: number
  alt?: string
}

/** A small picture in a box of fixed size, so that nothing jumps; a broken address shows a symbol. */
export function Thumbnail(props: ThumbnailProps) {
  const { address } = props
  const file = fileOf(address)
  if (file?.uploader !== undefined) return <PrivateThumbnail {...props} />
  // A file that was chosen in this window; code cannot run inside a picture.
  if (address.startsWith('blob:')) return <Picture {...props} source={address} />
  // Our server has small versions of the pictures that it stores.
  return <Picture {...props} source={safeAddress(file ? `${file.url}?small=true` : address)} />
}

function PrivateThumbnail(props: ThumbnailProps) {
  const load = useContext(PrivatePictures)
  const [hasFailed, setHasFailed] = useState(!load)
  const onError = useCallback(() => setHasFailed(true), [])
  const source = useMediaSource(props.address, load, onError)
  if (hasFailed || (load && source))
    return <Picture {...props} source={hasFailed ? undefined : source?.address} />
  return <PictureBox {...props}>{null}</PictureBox>
}

function Picture({ source, alt = '', ...props }: ThumbnailProps & { source: string | undefined }) {
  const [failed, setFailed] = useState<string>()
  const { size = usualSize } = props
  return (
    <PictureBox {...props}>
      {source === undefined || failed === source ? (
        <BrokenImageOutlined fontSize="small" />
      ) : (
        <img
          src={source}
          alt={alt}
          loading="lazy"
          width={size}
          height={size}
          onError={() => setFailed(source)}
        />
      )}
    </PictureBox>
  )
}

const usualSize = 40

function PictureBox({ size = usualSize, children }: ThumbnailProps & { children: ReactNode }) {
  return (
    <span className={styles.box} style={{ width: size, height: size }}>
      {children}
    </span>
  )
}
