import { textOf } from '../../kit/text/readValue.ts'
import type { FieldView } from '../FieldView.ts'
import { plain } from '../looks.tsx'

/** Secrets as text; the server sends only a mask. */
export const secret: FieldView = { filter: null, range: null, cell: plain, text: textOf }
