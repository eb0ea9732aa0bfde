import { fieldsInside } from '#shared/contracts/fieldsInside.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { Clipped } from '../../kit/widgets/Clipped.tsx'
import type { FieldView } from '../FieldView.ts'
import { sourceWithin } from '../sourceWithin.ts'
import { ObjectValue } from './ObjectValue.tsx'
import { textOfParts } from './textOfParts.ts'

export const object: FieldView = {
  filter: null,
  range: null,
  cell: ({ resource, field, value, text, place, within, draw }) => {
    if (place === 'list') return <Clipped text={text} />
    const source = sourceWithin(within, field)
    const record = objectOf(value)
    return (
      <ObjectValue
        resource={resource}
        fields={fieldsInside(field, record)}
        source={source}
        draw={(inner) => draw({ field: inner, record, place: 'detail', within: source })}
      />
    )
  },
  text: (value, context) => (isJsonObject(value) ? textOfParts(value, context) : textOf(value)),
}
