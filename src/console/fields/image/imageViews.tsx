import { listOf, textOf } from '../../kit/text/readValue.ts'
import { Thumbnail } from '../../kit/widgets/Thumbnail.tsx'
import type { FieldView } from '../FieldView.ts'
import { TextInput } from '../text/TextInput.tsx'
import { ImagesValue } from './ImagesValue.tsx'

export const image: FieldView = {
  filter: TextInput,
  range: null,
  cell: ({ value, place }) => <Thumbnail address={textOf(value)} size={place === 'list' ? 32 : 120} />,
  text: textOf,
}

export const images: FieldView = {
  filter: null,
  range: null,
  cell: ({ value, place }) => <ImagesValue addresses={listOf(value)} place={place} />,
  text: (value) => listOf(value).map(textOf).join(', '),
}
