import { listOf } from '#shared/json/listOf.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { recordName } from '../../session/entities/recordName.ts'
import type { FieldView } from '../FieldView.ts'
import { TextInput } from '../text/TextInput.tsx'
import { holderIn } from '../private/holderIn.ts'
import { PreviewedPictures } from './PreviewedPictures.tsx'

export const image: FieldView = {
  filter: TextInput,
  range: null,
  cell: ({ value, place, resource, record, holder }) => (
    <PreviewedPictures
      holder={holder ?? holderIn(resource, record)}
      addresses={[textOf(value)]}
      name={recordName(resource, record)}
      size={place === 'list' ? 32 : 120}
    />
  ),
  text: textOf,
}

export const images: FieldView = {
  filter: null,
  range: null,
  cell: ({ value, place, resource, record, holder }) => (
    <PreviewedPictures
      holder={holder ?? holderIn(resource, record)}
      addresses={listOf(value).map(textOf)}
      name={recordName(resource, record)}
      size={place === 'list' ? 32 : 96}
      most={place === 'list' ? 3 : undefined}
    />
  ),
  text: (value) => listOf(value).map(textOf).join(', '),
}
