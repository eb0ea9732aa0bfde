import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { isShown } from '#shared/contracts/isShown.ts'
import type { WidgetName } from '#shared/fields/widgets.ts'
import type { InnerInput } from '../../kit/inputs/InputProps.ts'
import { errorsBelow } from '../../kit/inputs/errorsBelow.ts'
import { stickyRight, stickyRightHead } from '../../kit/widgets/stickyColumns.ts'
import { watchWidth } from '../../kit/widgets/watchWidth.ts'
import { PartInput } from '../object/PartInput.tsx'
import { RowButtons } from './RowButtons.tsx'
import { RowRecord } from './RowRecord.tsx'
import { isClosed } from './RowsProps.ts'
import type { RowsProps } from './RowsProps.ts'

const widthOfFigures = 150
const widthOfComputed = 140
const widthOfButtons = 150
/**
 * The least width of a column in pixels, so that names, words and whole moments are readable beside the buttons of their input.
 */
const narrowest = 160
const narrowestOf: Partial<Record<WidgetName, number>> = { datetime: 220, reference: 200, image: 220 }

/** Whether a part is an amount: its column needs only the room of the digits, and the rest is left to names and words. */
const isFigure = ({ widget }: InnerInput) => ['number', 'money', 'percent'].includes(widget)

const leastOf = ({ widget }: InnerInput) => narrowestOf[widget] ?? narrowest

function widthOf({ parts, computed }: RowsProps): number {
  const ofParts = parts.map((part) => (isFigure(part) ? widthOfFigures : leastOf(part)))
  return ofParts.reduce((sum, width) => sum + width, computed.length * widthOfComputed + widthOfButtons)
}

/** Rows as a table: one line per row, one input per cell. */
export function RowTable(props: RowsProps) {
  const { id, parts, computed, rows } = props
  return (
    <TableContainer ref={watchWidth} sx={containerStyle}>
      <Table
        size="small"
        aria-labelledby={`${id}-label`}
        sx={{ minWidth: widthOf(props), '& td': { verticalAlign: 'top' } }}
      >
        <RowTableHead {...props} />
        <TableBody>
          {rows.map(({ row, shown, key }, index) => (
            <RowRecord key={key} list={props.list} row={shown}>
              <TableRow>
                {parts.map((part) => (
                  <TableCell
                    key={part.name}
                    sx={isFigure(part) ? { width: widthOfFigures } : { minWidth: leastOf(part) }}
                  >
                    {isShown(part, shown) && (
                      <PartInput
                        {...props}
                        part={part}
                        id={`${id}_${index}`}
                        label={`${part.label} ${index + 1}`}
                        bare
                        disabled={isClosed(props, row, part.name)}
                        object={row}
                        shown={shown}
                        errors={errorsBelow(props.errors, `/${index}`).errorsInside}
                        onChange={(next) => props.onRow(index, next)}
                      />
                    )}
                  </TableCell>
                ))}
                {computed.map(({ name, draw, showWhen }) => (
                  <TableCell key={name} align="right" sx={figureStyle}>
                    <output>{isShown({ showWhen }, shown) && draw(shown)}</output>
                  </TableCell>
                ))}
                <TableCell align="right" sx={{ ...stickyRight, py: 1.25 }}>
                  <RowButtons {...props} index={index} />
                </TableCell>
              </TableRow>
            </RowRecord>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** Scrolls a focused input into view beside the sticky buttons of its row, not below them. */
const containerStyle = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  scrollPaddingRight: `${widthOfButtons}px`,
} as const

const figureStyle = { py: 1.75, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const

function RowTableHead({ parts, computed, words }: RowsProps) {
  return (
    <TableHead>
      <TableRow>
        {parts.map((part) => (
          <TableCell key={part.name}>
            {part.label}
            {part.required && <span aria-hidden> *</span>}
          </TableCell>
        ))}
        {computed.map(({ name, label }) => (
          <TableCell key={name} align="right">
            {label}
          </TableCell>
        ))}
        <TableCell align="right" sx={{ ...stickyRightHead, width: widthOfButtons }}>
          {words.actions}
        </TableCell>
      </TableRow>
    </TableHead>
  )
}
