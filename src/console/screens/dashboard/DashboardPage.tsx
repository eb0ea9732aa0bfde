import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useStore, useTranslate } from 'react-admin'
import type { Dashboard } from '#shared/contracts/Dashboard.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { PageTitle } from '../../kit/page/PageTitle.tsx'
import { mayDo } from '../../session/access/Access.ts'
import { useAccess } from '../../session/access/AccessContext.ts'
import { seesAll } from '../../session/access/seesAll.ts'
import { groupedBy } from '../../session/entities/groupedBy.ts'
import { listsOfDashboard } from '../../session/entities/listsOfDashboard.ts'
import { useResources } from '../../session/entities/useResources.ts'
import { ChartPanel } from './ChartPanel.tsx'
import { FigurePanel } from './FigurePanel.tsx'
import { labelText } from './labelText.ts'
import { chartsStyle, figuresStyle, headStyle } from './pageStyle.ts'
import type { PanelProps } from './PanelProps.ts'
import { dayText, isSpanName, spanNames, spanOf } from './spanOf.ts'
import type { SpanName } from './spanOf.ts'
import { useDashboardWords } from './useDashboardWords.ts'
import { useNow } from '../../kit/browser/useNow.ts'

/** The panels of a dashboard whose lists the current user may open. Panels with a time show a span of days up to today. */
export function DashboardPage({ dashboard }: { dashboard: Dashboard }) {
  const words = useDashboardWords()
  const [kept, setName] = useStore<string>('dashboard.span', 'month')
  const name = isSpanName(kept) ? kept : 'month'
  const [now, renew] = useNow()
  const span = useMemo(() => spanOf(name, now), [name, now])
  const choose = (chosen: SpanName) => {
    renew()
    setName(chosen)
  }
  const panels = usePanels(dashboard)
  const isTimed = panels.some(({ panel }) => panel.time !== undefined)
  const title = labelText(dashboard.label)
  return (
    <>
      <PageTitle title={title} />
      <Box sx={headStyle}>
        <Typography component="h2" variant="h5">
          {title}
        </Typography>
        {isTimed && <SpanChoice name={name} onChoose={choose} />}
        {isTimed && (
          <Typography sx={onPaper}>
            {`${words.spans[name]} · ${dayText(span.from)} – ${dayText(span.to)}`}
          </Typography>
        )}
      </Box>
      {panels.length === 0 && <NoPanels dashboard={dashboard} />}
      <Box sx={figuresStyle}>
        {panels
          .filter(({ panel }) => panel.as === 'figure')
          .map((found) => (
            <FigurePanel key={found.panel.name} {...found} span={span} />
          ))}
      </Box>
      <Box sx={chartsStyle}>
        {panels
          .filter(({ panel }) => panel.as !== 'figure')
          .map((found) => (
            <ChartPanel key={found.panel.name} {...found} span={span} />
          ))}
      </Box>
    </>
  )
}

/** Says that the current user may see no panel, and which lists an administrator would have to grant. */
function NoPanels({ dashboard }: { dashboard: Dashboard }) {
  const words = useDashboardWords()
  const translate = useTranslate()
  const { codes } = useAccess()
  const missing = listsOfDashboard(dashboard, useResources()).filter(
    ({ permissions }) => !mayDo(codes, permissions.page),
  )
  const names = missing.map(({ entity }) => translate(`resources.${entity}.name`, { smart_count: 2 }))
  return (
    <Box sx={{ py: 8, textAlign: 'center' }}>
      <Typography>{words.nothing}</Typography>
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {names.length > 0
          ? fillPlaceholders(words.nothingWithout, { lists: names.join(translate('shell.comma')) })
          : words.nothingHint}
      </Typography>
    </Box>
  )
}

/** Shows the span in print, where its selector is missing and the figures would mean nothing without it. */
const onPaper = { display: 'none', displayPrint: 'block' } as const

/**
 * The panels of lists that the current user may open. If a panel groups by a reference, the user must also see all referenced
 * records.
 */
function usePanels({ panels }: Dashboard): Omit<PanelProps, 'span'>[] {
  const access = useAccess()
  const resources = useResources()
  return panels.flatMap((panel) => {
    const resource = resources.find(({ entity }) => entity === panel.entity)
    if (!resource || !mayDo(access.codes, resource.permissions.page)) return []
    const target = groupedBy(resource, panel.group ?? '', resources)?.resource
    return target && (target === resource || seesAll(access.codes, target, resources))
      ? [{ panel, resource }]
      : []
  })
}

function SpanChoice({ name, onChoose }: { name: SpanName; onChoose: (name: SpanName) => void }) {
  const words = useDashboardWords()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={name}
      aria-label={words.span}
      onChange={(_event, chosen: SpanName | null) => chosen && onChoose(chosen)}
    >
      {spanNames.map((each) => (
        <ToggleButton key={each} value={each} sx={{ px: { xs: 1, sm: 1.5 }, textTransform: 'none' }}>
          {words.spans[each]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
