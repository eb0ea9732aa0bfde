import TryIcon from '@mui/icons-material/QueryStatsOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { LinkBase, useGetList, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { distributionResource } from '#generated/resources/distribution.ts'
import type { Distribution } from '#generated/types/distribution.ts'
import { usualLimits } from '#shared/business/commission/usualLimits.ts'
import { Can } from '../../session/access/Can.tsx'
import { RulesTimeline } from './RulesTimeline.tsx'
import { whatIfCode, whatIfPath } from '../whatIf/whatIfPath.ts'
import { formatNumber } from '#shared/fields/formatNumber.ts'

const everyRule = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'leave' satisfies keyof Distribution, order: 'ASC' },
} as const

/** Notes on the rules as a whole, and the link to try others. Shown all at once, so that nothing moves. */
export function RulesNotice() {
  const translate = useTranslate()
  const { data: rules } = useGetList<Distribution & RaRecord>(distributionResource.entity, everyRule)
  if (!rules) return null
  return (
    <>
      <OverLimits rules={rules} />
      <Can action={whatIfCode}>
        <Alert
          severity="info"
          variant="outlined"
          icon={<TryIcon fontSize="inherit" />}
          action={
            <Button
              component={LinkBase}
              to={whatIfPath}
              size="small"
              variant="outlined"
              sx={{ whiteSpace: 'nowrap' }}
            >
              {translate('ledger.tryRules')}
            </Button>
          }
        >
          {translate('ledger.tryRulesHint')}
        </Alert>
      </Can>
      <RulesTimeline />
    </>
  )
}

/**
 * Notes that the rules pay more levels or a larger share than payment platforms usually allow. It only informs; such rules are
 * allowed.
 */
function OverLimits({ rules }: { rules: readonly Distribution[] }) {
  const translate = useTranslate()
  const paid = rules.filter(({ rate }) => rate > 0)
  const rate = paid.reduce((sum, rule) => sum + rule.rate, 0)
  if (paid.length <= usualLimits.levels && rate <= usualLimits.rate) return null
  const facts = {
    levels: paid.length,
    rate: formatNumber(Number(rate.toFixed(2))),
    mostLevels: usualLimits.levels,
    mostRate: usualLimits.rate,
  }
  return (
    <Alert severity="info" variant="outlined">
      {translate('ledger.overLimits', facts)}
    </Alert>
  )
}
