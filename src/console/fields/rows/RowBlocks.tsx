import Stack from '@mui/material/Stack'
import { isShown } from '#shared/contracts/isShown.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { ObjectValue } from '../object/ObjectValue.tsx'
import type { RowsValueProps } from './RowsValue.tsx'

/** Rows inside a record, one below the other: for rows with parts that do not fit into a table, such as lists. */
export function RowBlocks({ resource, fields, source, rows, draw }: RowsValueProps) {
  return (
    <Stack component="ol" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.filter(isJsonObject).map((row, index) => (
        <li key={index}>
          <ObjectValue
            resource={resource}
            fields={fields.filter((field) => isShown(field, row))}
            source={source}
            draw={(field) => draw(field, row, 'detail')}
          />
        </li>
      ))}
    </Stack>
  )
}
