import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazy } from '../../kit/page/lazy.ts'
import { Thumbnail } from '../../kit/widgets/Thumbnail.tsx'
import values from '../../kit/widgets/values.module.css'
import styles from './PreviewedPictures.module.css'

const PicturePreview = lazy(async () => ({ default: (await import('./PicturePreview.tsx')).PicturePreview }))

interface PreviewedPicturesProps {
  addresses: readonly string[]
  /** Whose pictures they are. */
  name: string
  size: number
  /** In one line, where only so many have room; the preview has all of them. */
  most?: number | undefined
}

/** Small pictures beside each other; each opens the preview of all of them. */
export function PreviewedPictures({ addresses, name, size, most }: PreviewedPicturesProps) {
  const translate = useTranslate()
  const [opened, setOpened] = useState<number>()
  const nameOf = (index: number) => (addresses.length > 1 ? `${name} ${index + 1}` : name)
  return (
    <div className={values.several} style={most === undefined ? undefined : nowrap}>
      {addresses.slice(0, most).map((address, index) => (
        // Plain, as all that stands in the cells of a list.
        <button
          key={index}
          type="button"
          className={styles.picture}
          aria-label={translate('preview.open', { name: nameOf(index) })}
          onClick={() => setOpened(index)}
        >
          <Thumbnail address={address} size={size} />
        </button>
      ))}
      {opened !== undefined && (
        <Suspense>
          <PicturePreview addresses={addresses} index={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

const nowrap = { flexWrap: 'nowrap' } as const
