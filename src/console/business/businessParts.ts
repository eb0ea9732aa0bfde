import { lazy } from '../kit/page/lazy.ts'
import type { OwnParts } from '../screens/parts/OwnParts.ts'

const ledger = () => import('./ledger/LedgerPanels.tsx')
const LedgerPanels = lazy(async () => ({ default: (await ledger()).LedgerPanels }))
const ChainValue = lazy(async () => ({ default: (await ledger()).ChainValue }))

/** What the business adds below a user's record. */
export const businessUserPanels = [LedgerPanels] as const

/** Hand-written parts of the generated screens of the business. */
export const businessParts: Readonly<Record<string, OwnParts>> = {
  distributionLog: { panels: businessUserPanels },
  order: { details: { chain: ChainValue }, panels: businessUserPanels },
}
