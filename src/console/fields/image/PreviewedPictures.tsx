import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { FileHolder } from '../../kit/inputs/InputProps.ts'
import { Overlay } from '../../kit/page/Overlay.tsx'
import { lazy } from '../../kit/page/lazy.ts'
import { PrivatePictures } from '../../kit/widgets/PrivatePictures.ts'
import { Thumbnail } from '../../kit/widgets/Thumbnail.tsx'
import values from '../../kit/widgets/values.module.css'
import { usePrivateFiles } from '../private/usePrivateFiles.ts'
import styles from './PreviewedPictures.module.css'

const PicturePreview = lazy(async () => ({ default: (await import('./PicturePreview.tsx')).PicturePreview }))

interface PreviewedPicturesProps {
  addresses: readonly string[]
  /** The record that holds the pictures. */
  holder: FileHolder
  /** The name of the record, for the spoken names of the pictures' buttons. */
  name: string
  size: number
  /** The number of pictures that fit into one line; the preview shows all of them. Absent where they may wrap. */
  most?: number | undefined
}

/** Small pictures beside each other; each opens the preview of all of them. */
export function PreviewedPictures({ addresses, holder, name, size, most }: PreviewedPicturesProps) {
  const translate = useTranslate()
  const [opened, setOpened] = useState<number>()
  const load = usePrivateFiles(holder)
  const loadSmall = usePrivateFiles(holder, true)
  const nameOf = (index: number) => (addresses.length > 1 ? `${name} ${index + 1}` : name)
  return (
    <div className={values.several} style={most === undefined ? undefined : nowrap}>
      {addresses.slice(0, most).map((address, index) => (
        // A plain button, like everything in the cells of a list.
        <button
          key={index}
          type="button"
          className={styles.picture}
          aria-label={translate('preview.open', { name: nameOf(index) })}
          onClick={() => setOpened(index)}
        >
          <PrivatePictures value={loadSmall}>
            <Thumbnail address={address} size={size} />
          </PrivatePictures>
        </button>
      ))}
      {opened !== undefined && (
        <Overlay onClose={() => setOpened(undefined)}>
          <PicturePreview
            addresses={addresses}
            index={opened}
            load={load}
            onClose={() => setOpened(undefined)}
          />
        </Overlay>
      )}
    </div>
  )
}

const nowrap = { flexWrap: 'nowrap' } as const
