import type { Json } from '#shared/contracts/Json.ts'
import type { Field } from '#shared/contracts/Resource.ts'
import { isObject, textOf } from '../../kit/text/readValue.ts'
import { ReferenceValue } from './ReferenceValue.tsx'
import { shownInList } from '../looks.tsx'
import styles from '../../kit/widgets/values.module.css'

interface ReferencesValueProps {
  reference: Field['reference']
  items: readonly Json[]
  place: 'list' | 'detail'
}

/** Other records by their names; in a list the first few and how many more there are. */
export function ReferencesValue({ reference, items, place }: ReferencesValueProps) {
  const { entity = '', key = 'id', nameKey } = reference ?? {}
  const shown = place === 'list' ? items.slice(0, shownInList) : items
  return (
    <div className={styles.others}>
      {shown.map((item) => {
        const id = textOf(isObject(item) ? item[key] : item)
        const name = isObject(item) && nameKey ? item[nameKey] : undefined
        return <ReferenceValue key={id} entity={entity} id={id} name={name ? textOf(name) : undefined} />
      })}
      {items.length > shown.length && <span>+{items.length - shown.length}</span>}
    </div>
  )
}
