import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { figureTextOf } from '../list/figures/figureTextOf.ts'
import { figuresQuery } from '../list/figures/figuresQuery.ts'
import { changeOf } from './changeOf.ts'
import { filterOf } from './filterOf.ts'
import { FittingFigure } from './FittingFigure.tsx'
import { labelText } from './labelText.ts'
import { listAddress } from './listAddress.ts'
import { PanelCard, PanelFailed } from './PanelCard.tsx'
import type { PanelProps } from './PanelProps.ts'
import { useDashboardWords } from './useDashboardWords.ts'

/** A number, and its change since the previous period. */
export function FigurePanel({ panel, resource, span }: PanelProps) {
  const words = useDashboardWords()
  const { measure, time } = panel
  const filter = filterOf(panel, resource, span)
  const asked = { group: '', measure, period: span.period }
  const now = useQuery({ ...figuresQuery(resource, { ...asked, filter }), placeholderData: keepPreviousData })
  const before = useQuery({
    ...figuresQuery(resource, { ...asked, filter: filterOf(panel, resource, span.before) }),
    enabled: time !== undefined,
    placeholderData: keepPreviousData,
  })
  const label = labelText(panel.label)
  const textOf = figureTextOf(resource, measure)
  const figure = now.data?.whole[measure] ?? 0
  const former = before.data?.whole[measure] ?? 0
  return (
    <PanelCard label={label} resource={resource} to={listAddress(resource, filter)}>
      {now.error ? (
        <PanelFailed error={now.error} onRetry={() => void now.refetch()} />
      ) : (
        <Typography
          component="p"
          variant="h4"
          aria-busy={now.isFetching}
          sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
        >
          {now.data ? (
            <FittingFigure text={textOf(figure)} />
          ) : (
            <Skeleton width={120} aria-label={words.loading} />
          )}
        </Typography>
      )}
      {time !== undefined && (
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ mt: 0.5, minHeight: { xs: '2.9em', lg: '1.45em' } }}
        >
          {now.data && before.data && (
            <>
              <Change figure={figure} former={former} />{' '}
              {fillPlaceholders(words.before, { figure: textOf(former) })}
            </>
          )}
        </Typography>
      )}
    </PanelCard>
  )
}

function Change({ figure, former }: { figure: number; former: number }) {
  const words = useDashboardWords()
  const change = changeOf(figure, former)
  if (change === undefined) return null
  const percent = Math.abs(change).toLocaleString('en', { style: 'percent', maximumFractionDigits: 1 })
  const said = change === 0 ? words.same : fillPlaceholders(change > 0 ? words.more : words.less, { percent })
  return (
    <Typography
      component="span"
      variant="body2"
      color="text.primary"
      title={said}
      aria-label={said}
      role="img"
    >
      {change > 0 ? '↑' : change < 0 ? '↓' : '='}
      {change !== 0 && ` ${percent}`}
    </Typography>
  )
}
