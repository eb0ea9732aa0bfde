import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { LinkBase, useCreatePath, useGetList, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { distributionVersionResource } from '#generated/resources/distributionVersion.ts'
import type { DistributionVersion } from '#generated/types/distributionVersion.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { QuickLink } from '../../kit/page/QuickLink.tsx'
import { formatDateTime } from '../../kit/text/formatDateTime.ts'
import { Panel } from '../../screens/parts/Panel.tsx'
import { useCan } from '../../session/access/AccessContext.ts'
import { rateChanges } from './rateChanges.ts'
import { ratesOf } from './ratesOf.ts'

const { entity, permissions } = distributionVersionResource
const shownAtMost = 8

type Version = DistributionVersion & RaRecord

/** The latest versions of the rules, each with its changes, its author and its start. */
export function RulesTimeline() {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const may = useCan(permissions.page)
  const { data, error, refetch } = useGetList<Version>(
    entity,
    {
      pagination: { page: 1, perPage: shownAtMost + 1 },
      sort: { field: 'number' satisfies keyof DistributionVersion, order: 'DESC' },
    },
    { enabled: may, retry: false },
  )
  if (!may || data?.length === 0) return null
  return (
    <Panel
      title={translate('ledger.versions')}
      tools={
        <Button component={LinkBase} to={createPath({ resource: entity, type: 'list' })} size="small">
          {translate('ledger.allVersions')}
        </Button>
      }
    >
      {error ? (
        <LoadFailed title={translate('account.loadFailed')} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton variant="rounded" height={160} />
      ) : (
        <Box component="ol" sx={{ m: 0, p: 0 }}>
          {data.slice(0, shownAtMost).map((version, index) => (
            <Step key={version.id} version={version} before={data[index + 1]} />
          ))}
        </Box>
      )}
    </Panel>
  )
}

function Step({ version, before }: { version: Version; before: Version | undefined }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const { number, since, user_name: user } = version
  const changes = rateChanges(before ? ratesOf(before) : new Map(), ratesOf(version))
  return (
    <Box component="li" sx={stepSx}>
      {/* The parts are separate elements, because a link within a text would have to differ from it by more than its colour. */}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1, typography: 'body2' }}>
        <QuickLink to={createPath({ resource: entity, id: version.id, type: 'show' })}>
          {translate('ledger.versionName', { number })}
        </QuickLink>
        <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {[formatDateTime(since), user].filter(Boolean).join(' · ')}
        </Typography>
      </Stack>
      <Typography variant="body2" sx={{ mt: 0.5, fontVariantNumeric: 'tabular-nums' }}>
        {changes.length === 0
          ? translate('ledger.sameRates')
          : changes.map(({ code, ...facts }) => translate(`ledger.rate.${code}`, facts)).join(' · ')}
      </Typography>
    </Box>
  )
}

/** A dot before each version, and a line from it to the previous one. Both are borders, since printers leave backgrounds out. */
const stepSx = {
  listStyle: 'none',
  position: 'relative',
  pl: 3,
  pb: 2,
  '&:last-of-type': { pb: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 6,
    border: '5px solid',
    borderRadius: '50%',
    borderColor: 'text.disabled',
  },
  '&:first-of-type::before': { borderColor: 'primary.main' },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 4,
    top: 20,
    bottom: -2,
    borderLeft: '2px solid',
    borderColor: 'divider',
  },
} as const
