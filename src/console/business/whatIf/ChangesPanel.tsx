import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { EntityName } from '#generated/types/EntityName.ts'
import type { WhatIfRow, WhatIfRows } from '#shared/business/commission/WhatIf.ts'
import { formatMoney, formatNumber } from '#shared/fields/formatNumber.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { ReferenceValue } from '../../fields/reference/ReferenceValue.tsx'
import { Chart } from '../../kit/widgets/chart/Chart.tsx'
import { Panel } from '../../screens/parts/Panel.tsx'
import { ComparedTable } from './ComparedTable.tsx'
import { SaveTable } from './SaveTable.tsx'
import { changeOf, signedMoney } from './signedMoney.ts'
import { useWhatIfWords } from './useWhatIfWords.ts'

const atEachEnd = 10

interface ChangesPanelProps {
  title: string
  /** The entity of the rows. */
  entity: EntityName
  changes: WhatIfRows
}

/** The rows that gain most and lose most; the file contains more of them. */
export function ChangesPanel({ title, entity, changes }: ChangesPanelProps) {
  const words = useWhatIfWords()
  const translate = useTranslate()
  const shown = endsOf(changes.rows)
  const columns = [words.now, words.tried, words.change, words.cut]
  const heads = [words.name, words.orders, ...columns]
  const inYuan = (label: string) => translate('screens.list.inYuan', { label })
  return (
    <Panel
      title={title}
      tools={
        <SaveTable
          title={title}
          heads={[words.name, words.orders, ...columns.map(inYuan)]}
          rows={() =>
            linesOf(changes, fillPlaceholders(words.others, { count: formatNumber(changes.others.count) }))
          }
        />
      }
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {fillPlaceholders(words.counts, textsOf(changes))}
        {shown.length < changes.count &&
          ` · ${fillPlaceholders(words.shown, { shown: formatNumber(shown.length) })}`}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {changes.gaining + changes.losing > 0 && (
          <Chart
            label={title}
            kind="rank"
            data={{
              categories: shown.map(({ name }) => name),
              series: [{ name: words.change, values: shown.map(changeOf) }],
            }}
            categoryLabel={words.name}
            height={48 + shown.length * 22}
            hasTable
          />
        )}
        <ComparedTable
          title={title}
          heads={heads}
          rows={shown.map((row) => ({
            key: row.id,
            cells: [
              <ReferenceValue key="name" entity={entity} id={row.id} place="list" name={row.name} />,
              formatNumber(row.orders),
              formatMoney(row.before),
              formatMoney(row.after),
              signedMoney(changeOf(row)),
              formatMoney(row.cut.after),
            ],
          }))}
        />
      </Box>
    </Panel>
  )
}

/** The rows that gain most, and those that lose most. */
function endsOf(rows: readonly WhatIfRow[]): readonly WhatIfRow[] {
  return rows.filter((_, index) => index < atEachEnd || index >= rows.length - atEachEnd)
}

function textsOf({ count, gaining, losing }: WhatIfRows) {
  return {
    count: formatNumber(count),
    gaining: formatNumber(gaining),
    losing: formatNumber(losing),
  }
}

function linesOf({ rows, others }: WhatIfRows, othersName: string): string[][] {
  const lines = rows.map((row) => [
    row.name,
    String(row.orders),
    ...[row.before, row.after, changeOf(row), row.cut.after].map((amount) => amount.toFixed(2)),
  ])
  if (others.count === 0) return lines
  const amounts = [others.before, others.after, changeOf(others)].map((amount) => amount.toFixed(2))
  return [...lines, [othersName, '', ...amounts, '']]
}
