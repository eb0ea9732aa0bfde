import type { Json } from '#shared/contracts/Json.ts'
import type { Field } from '#shared/contracts/Resource.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { ReferenceValue } from './ReferenceValue.tsx'
import { ExpandableValues } from '../ExpandableValues.tsx'

interface ReferencesValueProps {
  reference: Field['reference']
  items: readonly Json[]
  place: 'list' | 'detail'
}

/** The names of other records; a list shows only the first few at first. */
export function ReferencesValue({ reference, items, place }: ReferencesValueProps) {
  const { entity = '', key = 'id', nameKey } = reference ?? {}
  return (
    <ExpandableValues place={place} apart>
      {items.map((item, index) => {
        const id = textOf(isJsonObject(item) ? item[key] : item)
        const name = isJsonObject(item) && nameKey ? item[nameKey] : undefined
        return (
          <ReferenceValue
            key={index}
            entity={entity}
            id={id}
            place={place}
            name={name ? textOf(name) : undefined}
          />
        )
      })}
    </ExpandableValues>
  )
}
