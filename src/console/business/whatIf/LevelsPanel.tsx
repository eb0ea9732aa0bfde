import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import type { WhatIfLevel } from '#shared/business/commission/WhatIf.ts'
import { formatMoney, formatPercent } from '#shared/fields/formatNumber.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { Chart } from '../../kit/widgets/chart/Chart.tsx'
import { Panel } from '../../screens/parts/Panel.tsx'
import { ComparedTable } from './ComparedTable.tsx'
import { SaveTable } from './SaveTable.tsx'
import { changeOf, signedMoney } from './signedMoney.ts'
import { useWhatIfWords } from './useWhatIfWords.ts'

/** The earnings of each level under both sets of rules. */
export function LevelsPanel({ levels }: { levels: readonly WhatIfLevel[] }) {
  const words = useWhatIfWords()
  const translate = useTranslate()
  const inYuan = (label: string) => translate('screens.list.inYuan', { label })
  const nameOf = ({ level }: WhatIfLevel) => fillPlaceholders(words.levelName, { level })
  const heads = [words.level, words.present, words.changed]
  const amounts = [words.now, words.tried, words.change]
  const series = [
    { name: words.now, values: levels.map(({ before }) => before) },
    { name: words.tried, values: levels.map(({ after }) => after) },
  ]
  return (
    <Panel
      title={words.levels}
      tools={
        <SaveTable
          title={words.levels}
          heads={[...heads, ...amounts.map(inYuan)]}
          rows={() =>
            levels.map((level) => [
              nameOf(level),
              formatPercent(level.rate.before),
              formatPercent(level.rate.after),
              ...[level.before, level.after, changeOf(level)].map((amount) => amount.toFixed(2)),
            ])
          }
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { lg: 'minmax(0, 2fr) minmax(0, 3fr)' } }}>
        <Chart
          label={words.levels}
          kind="bar"
          data={{ categories: levels.map(nameOf), series }}
          categoryLabel={words.level}
          height={240}
          hasTable
        />
        <ComparedTable
          title={words.levels}
          heads={[...heads, ...amounts]}
          rows={levels.map((level) => ({
            key: String(level.level),
            cells: [
              nameOf(level),
              formatPercent(level.rate.before),
              formatPercent(level.rate.after),
              formatMoney(level.before),
              formatMoney(level.after),
              signedMoney(changeOf(level)),
            ],
          }))}
        />
      </Box>
    </Panel>
  )
}
