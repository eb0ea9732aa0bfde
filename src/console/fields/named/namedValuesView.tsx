import Box from '@mui/material/Box'
import type { Json } from '#shared/contracts/Json.ts'
import type { Field } from '#shared/contracts/Resource.ts'
import { isObject, textOf } from '../../kit/text/readValue.ts'
import { Clipped } from '../../kit/widgets/Clipped.tsx'
import type { FieldView, TextContext } from '../FieldView.ts'

/** Values by names that people gave. */
export const namedValues: FieldView = {
  filter: null,
  range: null,
  cell: ({ field, value, text, place, draw }) => {
    if (place === 'list' || !isObject(value)) return <Clipped text={text} />
    return (
      <Box component="dl" sx={listStyle}>
        {Object.keys(value).map((name) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
              {draw({ field: called(name, field), record: value, place: 'detail' })}
            </Box>
          </Box>
        ))}
      </Box>
    )
  },
  text: (value, context) => (isObject(value) ? textOfAll(value, context) : textOf(value)),
}

function textOfAll(value: Readonly<Record<string, Json>>, { field, words, textWithin }: TextContext): string {
  return Object.keys(value)
    .map((name) => `${name}: ${textWithin(called(name, field), value, words)}`)
    .join(', ')
}

function called(source: string, { values }: Field): Field {
  return { type: 'text', sortable: false, ...values, source }
}

const listStyle = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(80px, max-content) 1fr',
  columnGap: 2,
  rowGap: 0.5,
} as const
