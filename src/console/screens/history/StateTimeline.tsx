import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { formatDateTime } from '../../kit/text/formatDateTime.ts'
import { StatusChip } from '../../kit/widgets/StatusChip.tsx'
import type { FenxiaoDataProvider } from '../../session/api/dataProvider/FenxiaoDataProvider.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { Panel } from '../parts/Panel.tsx'
import { stateSteps } from './stateSteps.ts'
import type { StateStep } from './stateSteps.ts'

interface StateTimelineProps {
  resource: Resource
  record: RaRecord
  /** The property that holds the state. */
  property: string
}

const latest = 100

/** The states through which a record went, with the user and the time of each. */
export function StateTimeline({ resource, record, property }: StateTimelineProps) {
  const translate = useTranslate()
  const { entity } = resource
  const dataProvider = useDataProvider<FenxiaoDataProvider>()
  const { data, error, refetch } = useQuery({
    queryKey: [entity, 'history', record.id, 'states'],
    queryFn: ({ signal }) =>
      dataProvider.getHistory(entity, { id: record.id, page: 1, perPage: latest, signal }),
    retry: false,
  })
  return (
    <Panel title={translate('history.progress')}>
      {error ? (
        <LoadFailed title={translate('history.failed')} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton variant="rounded" height={92} />
      ) : (
        <Box component="ol" sx={lineSx}>
          {stateSteps(property, record, data.data).map((step) => (
            <Step key={step.key} resource={resource} property={property} step={step} />
          ))}
        </Box>
      )}
    </Panel>
  )
}

interface StepProps extends Pick<StateTimelineProps, 'resource' | 'property'> {
  step: StateStep
}

function Step({ resource, property, step: { state, move, kind, user, at } }: StepProps) {
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const options = resource.fields.find(({ source }) => source === property)?.options
  const what = move === undefined ? kind !== 'unknown' && translate(`history.${kind}`) : words.move(move)
  const who = user === undefined ? undefined : (user ?? translate('history.server'))
  return (
    <Box component="li" sx={stepSx}>
      {state !== undefined && (
        <StatusChip
          label={words.value(property, state)}
          color={options?.find(({ value }) => value === state)?.color}
        />
      )}
      {what && (
        <Typography variant="body2" sx={{ mt: state === undefined ? 0 : 0.5 }}>
          {what}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {[who, at && formatDateTime(at)].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  )
}

const lineSx = {
  minHeight: 92,
  m: 0,
  p: 0,
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  flexWrap: { md: 'wrap' },
  rowGap: { md: 2 },
} as const

const dot = 10
const line = 2

/**
 * A dot before each step and a line from it to the next: downwards on a phone, to the right elsewhere. Both are borders, since
 * printers and forced colours leave backgrounds out.
 */
const stepSx = {
  listStyle: 'none',
  position: 'relative',
  minWidth: { md: 200 },
  pl: { xs: 3, md: 0 },
  pt: { md: 2.5 },
  pb: { xs: 2, md: 0 },
  pr: { md: 3 },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: { xs: 7, md: 0 },
    border: `${dot / 2}px solid`,
    borderRadius: '50%',
    borderColor: 'text.disabled',
  },
  '&:last-of-type::before': { borderColor: 'primary.main' },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    borderStyle: 'solid',
    borderColor: 'divider',
    borderWidth: { xs: `0 0 0 ${line}px`, md: `${line}px 0 0` },
    left: { xs: (dot - line) / 2, md: dot + 6 },
    right: { md: 6 },
    top: { xs: 7 + dot + 4, md: (dot - line) / 2 },
    bottom: { xs: -3, md: 'auto' },
  },
} as const
