import type { ComponentType } from 'react'
import type { EntityName } from '#generated/types/EntityName.ts'
import type { Order } from '#generated/types/order.ts'
import { listOf } from '#shared/json/listOf.ts'
import { ReferencesValue } from '../../fields/reference/ReferencesValue.tsx'
import type { OwnPanelProps, OwnValueProps } from '../../screens/parts/OwnParts.ts'
import { GoodSales } from './GoodSales.tsx'
import { LineReasons } from './LineReasons.tsx'
import { OrderLines } from './OrderLines.tsx'
import { UserStatement } from './UserStatement.tsx'
import { UserTeam } from './UserTeam.tsx'

const panels: Readonly<Record<string, readonly ComponentType<OwnPanelProps>[]>> = {
  distributionLog: [LineReasons],
  good: [GoodSales],
  order: [OrderLines],
  user: [UserStatement, UserTeam],
}

/** The ledger's panels for a record; loaded as one chunk, since every byte that loads before a list slows that list down. */
export function LedgerPanels(props: OwnPanelProps) {
  return (panels[props.resource.entity] ?? []).map((Own, index) => <Own key={index} {...props} />)
}

const toUser = { entity: 'user' satisfies EntityName } as const

/** The names of an order's inviters, the nearest first. */
export function ChainValue({ record, children }: OwnValueProps) {
  const chain = listOf(record['chain' satisfies keyof Order])
  if (chain.length === 0) return children
  return <ReferencesValue reference={toUser} items={chain} place="detail" />
}
