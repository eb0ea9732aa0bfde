import Alert from '@mui/material/Alert'
import { useGetList, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { distributionResource } from '#generated/resources/distribution.ts'
import type { Distribution } from '#generated/types/distribution.ts'
import { usualLimits } from '#shared/business/commission/usualLimits.ts'
import { formatNumber } from '#shared/fields/formatNumber.ts'

const everyRule = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'leave' satisfies keyof Distribution, order: 'ASC' },
} as const

/** Says when the rules pay more levels or a greater share than payment platforms usually allow; nobody is kept from it. */
export function RulesNotice() {
  const translate = useTranslate()
  const { data = [] } = useGetList<Distribution & RaRecord>(distributionResource.entity, everyRule)
  const paid = data.filter(({ rate }) => rate > 0)
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
