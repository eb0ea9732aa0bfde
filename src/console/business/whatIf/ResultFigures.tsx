import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { WhatIf } from '#shared/business/commission/WhatIf.ts'
import { formatMoney, formatNumber, formatPercent } from '#shared/fields/formatNumber.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { changeOf, signedMoney } from './signedMoney.ts'
import { useWhatIfWords } from './useWhatIfWords.ts'

/** The totals of a trial. */
export function ResultFigures({ result }: { result: WhatIf }) {
  const words = useWhatIfWords()
  const { orders, paid, commission, cutOrders, cut } = result
  const change = changeOf(commission)
  const shareOf = (amount: number) => (paid > 0 ? formatPercent((amount / paid) * 100) : '-')
  const relative = commission.before > 0 ? (change / commission.before) * 100 : undefined
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1.5, sm: 2 },
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fit, minmax(200px, 1fr))' },
        // The last figure has a longer hint.
        '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <Figure
        label={words.orders}
        figure={formatNumber(orders)}
        hint={`${words.paid} ${formatMoney(paid)}`}
      />
      <Figure
        label={words.commissionNow}
        figure={formatMoney(commission.before)}
        hint={shareOf(commission.before)}
      />
      <Figure
        label={words.commissionThen}
        figure={formatMoney(commission.after)}
        hint={shareOf(commission.after)}
      />
      <Figure
        label={words.change}
        figure={signedMoney(change)}
        hint={relative === undefined ? '-' : `${relative > 0 ? '+' : ''}${formatPercent(relative)}`}
      />
      <Figure
        label={words.cutOrders}
        figure={formatNumber(cutOrders.after)}
        hint={`${fillPlaceholders(words.cutHint, { before: formatNumber(cutOrders.before) })} · ${fillPlaceholders(
          words.cutAmount,
          {
            amount: formatMoney(cut.after),
            before: formatMoney(cut.before),
          },
        )}`}
      />
    </Box>
  )
}

function Figure({ label, figure, hint }: { label: string; figure: string; hint: string }) {
  return (
    <Card sx={{ p: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography
        component="p"
        sx={{
          my: 0.5,
          fontSize: { xs: '1.25rem', sm: '1.5rem' },
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
        }}
      >
        {figure}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {hint}
      </Typography>
    </Card>
  )
}
