import { textOf } from '../../kit/text/readValue.ts'
import type { FieldView } from '../FieldView.ts'
import { drawPlain } from '../drawings.tsx'

/** Secrets as text; the server sends only a mask. */
export const secret: FieldView = { filter: null, range: null, cell: drawPlain, text: textOf }
