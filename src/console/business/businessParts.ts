import type { PartsOfEntities } from '../screens/parts/OwnPartsOf.ts'
import { lazy } from '../kit/page/lazy.ts'
import type { OwnParts } from '../screens/parts/OwnParts.ts'

const ledger = () => import('./ledger/LedgerPanels.tsx')
const LedgerPanels = lazy(async () => ({ default: (await ledger()).LedgerPanels }))
const ChainValue = lazy(async () => ({ default: (await ledger()).ChainValue }))
const RatesCell = lazy(async () => ({ default: (await import('./ledger/RatesCell.tsx')).RatesCell }))
const RatesCompared = lazy(async () => ({
  default: (await import('./ledger/RatesCompared.tsx')).RatesCompared,
}))
const RulesNotice = lazy(async () => ({
  default: (await import('./ledger/RulesNotice.tsx')).RulesNotice,
}))

/** The panels that the business adds below a record. */
export const businessPanels = [LedgerPanels] as const

/** The hand-written parts of the business's generated screens. */
export const businessParts: Readonly<Record<string, OwnParts>> = {
  distribution: { Notice: RulesNotice },
  distributionVersion: { cells: { rates: RatesCell }, details: { rates: RatesCompared } },
  distributionLog: { panels: businessPanels },
  good: { panels: businessPanels },
  order: { details: { chain: ChainValue }, panels: businessPanels },
} satisfies PartsOfEntities
