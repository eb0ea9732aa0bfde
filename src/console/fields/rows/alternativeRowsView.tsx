import Stack from '@mui/material/Stack'
import { listOf } from '#shared/json/listOf.ts'
import type { FieldView } from '../FieldView.ts'
import { EntryCount, rows } from './rowsView.tsx'

/** Rows of several shapes share no columns for a table: each is drawn by itself, like a single object. */
export const alternativeRows: FieldView = {
  ...rows,
  cell: ({ field, value, place, within, holder, draw }) => {
    const items = listOf(value)
    if (place === 'list') return <EntryCount count={items.length} />
    const single = { ...field, type: 'alternatives' } as const
    return (
      <Stack component="ol" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((row, index) => (
          <li key={index}>
            {draw({ field: single, record: { [field.source]: row }, place, within, holder })}
          </li>
        ))}
      </Stack>
    )
  },
}
