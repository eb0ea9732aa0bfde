import Link from '@mui/material/Link'
import { safeAddress } from '../../kit/text/safeAddress.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { Clipped } from '../../kit/widgets/Clipped.tsx'
import { JsonView } from '../../kit/widgets/JsonView.tsx'
import type { FieldView } from '../FieldView.ts'
import { drawColour, drawFigures, drawPlain } from '../drawings.tsx'
import { TextInput } from './TextInput.tsx'

export const text: FieldView = {
  filter: TextInput,
  range: null,
  cell: (drawing) => (drawing.field.widget === 'color' ? drawColour(drawing) : drawPlain(drawing)),
  text: textOf,
}

/** Long texts of a log are shown with their columns intact, because they are stack traces and the like. */
export const longText: FieldView = {
  ...text,
  cell: (drawing) =>
    drawing.place === 'detail' && drawing.resource.kind === 'log' ? (
      <JsonView value={drawing.text} />
    ) : (
      drawPlain(drawing)
    ),
}

export const email: FieldView = {
  ...text,
  cell: (drawing) => <Link href={`mailto:${drawing.text}`}>{drawing.text}</Link>,
}

export const url: FieldView = {
  ...text,
  cell: (drawing) => {
    const href = safeAddress(textOf(drawing.value))
    if (!href) return drawPlain(drawing)
    return (
      <Link href={href} target="_blank" rel="noreferrer">
        {drawing.place === 'list' ? <Clipped text={drawing.text} /> : drawing.text}
      </Link>
    )
  },
}

export const phone: FieldView = {
  ...text,
  cell: (drawing) => (
    <Link href={`tel:${drawing.text.replaceAll(/[^\d+]/g, '')}`}>{drawFigures(drawing)}</Link>
  ),
}
