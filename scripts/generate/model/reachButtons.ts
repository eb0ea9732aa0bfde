import type { OwnedBy, ReachCodes } from '#shared/contracts/Table.ts'
import type { Text } from '#shared/contracts/Text.ts'
import type { Entity } from '../contracts/Model.ts'

/** The ends of the codes that let a person see more than their own records. */
export const reachActions = { department: 'seeDepartment', all: 'seeAll' } as const satisfies ReachCodes

const reachNames = {
  department: { zh: '查看本部门及下级的数据', en: 'See records of the department' },
  all: { zh: '查看全部数据', en: 'See all records' },
} as const satisfies Record<keyof ReachCodes, Text>

/** The codes that widen a person's reach in the entity; none if its owners follow from other entities alone. */
function reachCodesOf({ ownedBy, properties, menu }: Entity): ReachCodes | undefined {
  const isOfUsers = properties.some(
    ({ name, reference }) => ownedBy.includes(name) && reference?.entity === 'user',
  )
  if (!isOfUsers) return undefined
  return {
    department: `${menu.code}.${reachActions.department}`,
    all: `${menu.code}.${reachActions.all}`,
  }
}

/** The owners of an entity's records, for server and console; nothing if they have none. */
export function ownedByOf(entity: Entity): { ownedBy?: OwnedBy } {
  const { ownedBy: columns } = entity
  if (columns.length === 0) return {}
  const codes = reachCodesOf(entity)
  return { ownedBy: { columns, ...(codes ? { codes } : {}) } }
}

/** The buttons for these codes in the menu tree. */
export function reachButtonsOf(entity: Entity): { code: string; name: Text }[] {
  const codes = reachCodesOf(entity)
  if (!codes) return []
  const { department, all } = codes
  return [
    { code: department, name: reachNames.department },
    { code: all, name: reachNames.all },
  ]
}
