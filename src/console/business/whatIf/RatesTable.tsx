import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { LevelRate } from '#shared/business/commission/levelRates.ts'
import { formatNumber } from '#shared/fields/formatNumber.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { PercentInput } from '../../fields/number/NumberInput.tsx'
import { isRate, rulesOf, sumOfRates, withLevel } from './TrialRates.ts'
import type { TypedRates } from './TrialRates.ts'
import { useWhatIfWords } from './useWhatIfWords.ts'

interface RatesTableProps {
  present: readonly LevelRate[]
  rates: TypedRates
  onChange: (rates: TypedRates) => void
  disabled: boolean
}

/** The current rate of each level, and an input for the rate to try. */
export function RatesTable({ present, rates, onChange, disabled }: RatesTableProps) {
  const words = useWhatIfWords()
  const longer = withLevel(rates)
  const percent = (rate: number | undefined) => (rate === undefined ? '-' : `${formatNumber(rate)}%`)
  const rules = rulesOf(rates)
  return (
    <div>
      <TableContainer tabIndex={0} aria-label={words.rules} role="group">
        <Table size="small" sx={{ maxWidth: 480, fontVariantNumeric: 'tabular-nums' }}>
          <TableHead>
            <TableRow>
              <TableCell>{words.level}</TableCell>
              <TableCell align="right">{words.present}</TableCell>
              <TableCell sx={{ width: 180 }}>{words.changed}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rates.map((rate, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the place is the level
              <TableRow key={index}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  {fillPlaceholders(words.levelName, { level: index + 1 })}
                </TableCell>
                <TableCell align="right">
                  {percent(present.find(({ leave }) => leave === index + 1)?.rate)}
                </TableCell>
                <TableCell>
                  <PercentInput
                    id={`rate${index + 1}`}
                    label={fillPlaceholders(words.changedOf, { level: index + 1 })}
                    bare
                    disabled={disabled}
                    value={rate}
                    error={isRate(rate) ? undefined : words.rateWrong}
                    onChange={(value) => onChange(rates.with(index, value))}
                  />
                </TableCell>
              </TableRow>
            ))}
            <TableRow sx={{ '& td': { fontWeight: 600 } }}>
              <TableCell>{words.sum}</TableCell>
              <TableCell align="right">{percent(sumOfRates(present))}</TableCell>
              <TableCell sx={{ pl: 3.75 }}>{rules ? percent(sumOfRates(rules)) : '-'}</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      </TableContainer>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {words.unpaid}
      </Typography>
      <Button
        size="small"
        disabled={disabled || !longer}
        onClick={() => longer && onChange(longer)}
        sx={{ mt: 0.5, ml: -0.5 }}
      >
        {words.addLevel}
      </Button>
    </div>
  )
}
