import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { errorsBelow } from '../../kit/inputs/errorsBelow.ts'
import { AlternativeParts } from '../alternatives/AlternativeParts.tsx'
import { ComputedLines } from '../object/ComputedLines.tsx'
import { PartGrid } from '../object/PartGrid.tsx'
import { RowButtons } from './RowButtons.tsx'
import { RowRecord } from './RowRecord.tsx'
import { isClosed } from './RowsProps.ts'
import type { RowsProps } from './RowsProps.ts'

/** One card per row, for narrow windows and for parts that need room. */
export function RowCards(props: RowsProps) {
  const { id, label, rows } = props
  return (
    <Stack spacing={1.5}>
      {rows.map(({ row, shown, key }, index) => (
        <Box
          key={key}
          role="group"
          aria-labelledby={`${id}_${index}-label`}
          sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, pt: 1 }}
        >
          <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 1.5 }}>
            <Typography id={`${id}_${index}-label`} variant="body2" color="text.secondary">
              {`${label} ${index + 1}`}
            </Typography>
            <RowButtons {...props} index={index} />
          </Stack>
          <RowRecord list={props.list} row={shown}>
            <CardParts {...props} index={index} row={row} shown={shown} />
          </RowRecord>
          <ComputedLines computed={props.computed} object={shown} />
        </Box>
      ))}
    </Stack>
  )
}

interface CardPartsProps extends RowsProps {
  index: number
  row: JsonObject
  shown: JsonObject
}

/** The fields of a row; a row that can have several shapes begins with the choice between them. */
function CardParts({ index, row, shown, alternatives, onRow, ...props }: CardPartsProps) {
  const shared = {
    ...props,
    id: `${props.id}_${index}`,
    object: row,
    disabled: isClosed(props, row),
    errors: errorsBelow(props.errors, `/${index}`).errorsInside,
  }
  const isPartClosed = (name: string) => isClosed(props, row, name)
  if (!alternatives)
    return <PartGrid {...shared} {...{ shown, isPartClosed }} onChange={(next) => onRow(index, next)} />
  return (
    <Stack spacing={2}>
      <AlternativeParts
        {...shared}
        alternatives={alternatives}
        required
        onChange={(next) => onRow(index, next ?? {})}
      />
    </Stack>
  )
}
