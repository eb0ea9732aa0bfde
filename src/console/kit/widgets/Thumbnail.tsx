import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined'
import { useState } from 'react'
import { fileOf } from '#shared/fields/fileValue.ts'
import { safeAddress } from '../text/safeAddress.ts'
import styles from './Thumbnail.module.css'

/** A small picture in a box of fixed size, so that nothing jumps; a broken address shows a symbol. */
export function Thumbnail({
  address,
  size = 40,
  alt = '',
}: {
  address: string
  size?: number
  alt?: string
}) {
  const [failed, setFailed] = useState<string>()
  // A file that was chosen here; in a picture nothing can run as code.
  const source = address.startsWith('blob:') ? address : safeAddress(smallAddress(address))
  const broken = source === undefined || failed === source
  return (
    <span className={styles.box} style={{ width: size, height: size }}>
      {broken ? (
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
    </span>
  )
}

/** Our server has small pictures of those that it keeps. */
function smallAddress(address: string): string {
  const file = fileOf(address)
  return file ? `${file.url}?small=true` : address
}
