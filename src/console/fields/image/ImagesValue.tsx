import type { Json } from '#shared/contracts/Json.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { Thumbnail } from '../../kit/widgets/Thumbnail.tsx'
import styles from '../../kit/widgets/values.module.css'

interface ImagesValueProps {
  addresses: readonly Json[]
  place: 'list' | 'detail'
}

/** Pictures beside each other; in a list the first few. */
export function ImagesValue({ addresses, place }: ImagesValueProps) {
  return (
    <div className={styles.several} style={place === 'list' ? nowrap : undefined}>
      {addresses.slice(0, place === 'list' ? 3 : undefined).map((address, index) => (
        <Thumbnail key={index} address={textOf(address)} size={place === 'list' ? 32 : 96} />
      ))}
    </div>
  )
}

const nowrap = { flexWrap: 'nowrap' } as const
