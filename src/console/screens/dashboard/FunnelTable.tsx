import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { FunnelStep } from '#shared/contracts/Dashboard.ts'
import type { FigureGroup } from '#shared/contracts/Figures.ts'
import { formatPercent } from '#shared/fields/formatNumber.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { quickLinkTo } from '../../kit/page/quickLinkTo.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { useResources } from '../../session/entities/useResources.ts'
import { measureText } from '../list/figures/FigureChoices.tsx'
import { figureTextOf } from '../list/figures/figureTextOf.ts'
import { useFigureWords } from '../list/figures/useFigureWords.ts'
import { groupFilter } from '../list/filters/groupFilter.ts'
import { BarFigure } from './BarFigure.tsx'
import { tableStyle } from './barTableStyle.ts'
import { funnelOf } from './funnelOf.ts'
import { labelText } from './labelText.ts'
import { listAddress } from './listAddress.ts'
import type { PanelProps } from './PanelProps.ts'
import { useDashboardWords } from './useDashboardWords.ts'

interface FunnelTableProps extends PanelProps {
  by: string
  groups: readonly FigureGroup[]
  /** The filters of the list that holds the records of all steps. */
  filter: Readonly<Record<string, unknown>>
}

/** A table of a funnel's steps: the figure of each, and its shares of the first and of the previous step. */
export function FunnelTable({ panel, resource, by, groups, filter }: FunnelTableProps) {
  const words = useDashboardWords()
  const figureWords = useFigureWords()
  const { label } = useEntityWords(resource)
  const figureText = figureTextOf(resource, panel.measure)
  const found = groupFilter(resource, by, useResources())
  const name = labelText(panel.label)
  const figures = funnelOf(panel.steps ?? [], groups, { by, measure: panel.measure })
  const texts = figures.map(({ figure }) => figureText(figure))
  const room = Math.max(...texts.map(({ length }) => length))
  return (
    <Box component="table" aria-label={name} sx={funnelStyle}>
      <colgroup>
        <col style={{ width: '26%' }} />
        <col />
        <col style={{ width: '19%' }} />
        <col style={{ width: '19%' }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{words.step}</th>
          <th scope="col">{measureText(panel.measure, figureWords, label)}</th>
          <th scope="col">{words.ofFirst}</th>
          <th scope="col">{words.ofFormer}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map((each, index) => (
          <tr key={index}>
            <Box component="th" scope="row">
              <StepName step={each.step} to={addressOf(each.step, { resource, by, filter, found })} />
            </Box>
            <td>
              <BarFigure part={each.ofFirst ?? 0} text={texts[index]} room={room} />
            </td>
            <td>{partText(each.ofFirst)}</td>
            <td>{partText(each.ofFormer)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

function StepName({ step, to }: { step: FunnelStep; to: string | undefined }) {
  const words = useDashboardWords()
  const text = labelText(step.label)
  if (to === undefined) return text
  return (
    <Link
      {...quickLinkTo(to)}
      color="text.primary"
      underline="hover"
      title={fillPlaceholders(words.list, { label: text })}
    >
      {text}
    </Link>
  )
}

/** The address of the list of records that have reached the step or a later one. A step of all choices needs no filter. */
function addressOf(
  { values }: FunnelStep,
  {
    resource,
    by,
    filter,
    found,
  }: Pick<FunnelTableProps, 'resource' | 'by' | 'filter'> & { found?: string | undefined },
): string | undefined {
  const choices = resource.fields.find(({ source }) => source === by)?.options ?? []
  if (choices.length > 0 && choices.every(({ value }) => values.includes(value)))
    return listAddress(resource, filter)
  const [only, ...others] = values
  if (only === undefined || found === undefined) return undefined
  return listAddress(resource, { ...filter, [found]: others.length === 0 ? only : values })
}

function partText(part: number | undefined): string {
  return part === undefined ? '–' : formatPercent(part * 100, 1)
}

const funnelStyle = {
  ...tableStyle,
  fontVariantNumeric: 'tabular-nums',
  '& thead th': {
    py: 0.5,
    px: 0,
    fontWeight: 400,
    color: 'text.secondary',
    textAlign: 'left',
    verticalAlign: 'bottom',
  },
  // On a phone a name wraps onto two lines and is not cut off.
  '& tbody th': { py: 0.5, pl: 0, pr: 1, fontWeight: 400, textAlign: 'left', overflowWrap: 'anywhere' },
  '& th:nth-of-type(n+3), & td:nth-of-type(n+2)': { textAlign: 'right' },
  '& tbody td': { py: 0.5, px: 0, color: 'text.secondary' },
}
