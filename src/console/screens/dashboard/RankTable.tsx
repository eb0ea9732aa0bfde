import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { visuallyHidden } from '@mui/utils'
import type { FigureGroup } from '#shared/contracts/Figures.ts'
import { formatPercent } from '#shared/fields/formatNumber.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { quickLinkTo } from '../../kit/page/quickLinkTo.ts'
import { useGroupLabel } from '../../session/entities/useGroupLabel.ts'
import { useResources } from '../../session/entities/useResources.ts'
import { figureTextOf } from '../list/figures/figureTextOf.ts'
import { useGroupText } from '../list/figures/useGroupText.ts'
import { groupFilter } from '../list/filters/groupFilter.ts'
import { BarFigure } from './BarFigure.tsx'
import { tableStyle } from './barTableStyle.ts'
import { labelText } from './labelText.ts'
import { listAddress } from './listAddress.ts'
import type { PanelProps } from './PanelProps.ts'
import { useDashboardWords } from './useDashboardWords.ts'

interface RankTableProps extends PanelProps {
  /** The property by which the records are grouped. */
  by: string
  groups: readonly FigureGroup[]
  /** The measure over all records, from which the shares of counted groups are computed. */
  whole: number | null
  /** The filters of the list that holds the records of all groups. */
  filter: Readonly<Record<string, unknown>>
}

/**
 * A chart of groups as a table, so that it can be read aloud and reached by keys: each row has a bar and a figure and links to
 * its records.
 */
export function RankTable({ panel, resource, span, by, groups, whole, filter }: RankTableProps) {
  const label = useGroupLabel(resource)
  const found = groupFilter(resource, by, useResources())
  const words = useDashboardWords()
  const groupText = useGroupText(resource, { group: by, period: span.period })
  const figureText = figureTextOf(resource, panel.measure)
  const figureOf = ({ figures }: FigureGroup) => figures[panel.measure] ?? 0
  const most = Math.max(0, ...groups.map(figureOf))
  const shares = panel.measure === 'count' && whole !== null && whole > 0 ? whole : undefined
  const texts = groups.map((group) => {
    const text = figureText(group.figures[panel.measure] ?? null)
    return shares === undefined ? text : `${text} · ${formatPercent((figureOf(group) / shares) * 100, 1)}`
  })
  const room = Math.max(...texts.map(({ length }) => length))
  const name = labelText(panel.label)
  return (
    <Box component="table" aria-label={name} sx={tableStyle}>
      <colgroup>
        <col style={{ width: '36%' }} />
        <col />
      </colgroup>
      <thead style={visuallyHidden}>
        <tr>
          <th scope="col">{label(by)}</th>
          <th scope="col">{name}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group, index) => {
          const value = group.values[by] ?? null
          const text = groupText(group)
          return (
            <tr key={String(value)}>
              <Box component="th" scope="row" title={text}>
                {value !== null && found !== undefined ? (
                  <Link
                    {...quickLinkTo(listAddress(resource, { ...filter, [found]: value }))}
                    color="text.primary"
                    underline="hover"
                    title={fillPlaceholders(words.list, { label: text })}
                  >
                    {text}
                  </Link>
                ) : (
                  text
                )}
              </Box>
              <td>
                <BarFigure part={share(figureOf(group), most)} text={texts[index]} room={room} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </Box>
  )
}

/** Figures below zero, as where more was taken back than given, have no bar. */
function share(figure: number, most: number): number {
  return most > 0 ? Math.max(0, figure) / most : 0
}
