import { useTranslate } from 'react-admin'
import { Clipped } from '../../kit/widgets/Clipped.tsx'
import type { OwnCellProps } from '../../screens/parts/OwnParts.ts'
import { ratesOf } from './ratesOf.ts'

/** The rates of all levels, in one line. */
export function RatesCell({ record, children }: OwnCellProps) {
  const translate = useTranslate()
  const rates = [...ratesOf(record)]
  if (rates.length === 0) return children
  const texts = rates.map(([level, rate]) => translate('ledger.levelRate', { level, rate }))
  return <Clipped text={texts.join(' · ')} />
}
