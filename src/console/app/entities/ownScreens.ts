import type { EntityName } from '#generated/types/EntityName.ts'
import type { EntityPages } from './EntityPages.ts'
import { ownScreen } from './ownScreen.tsx'

/** Hand-written screens that stand in for generated ones, by entity. */
export const ownScreens: Readonly<Record<string, EntityPages>> = {
  audit: {
    list: ownScreen(async () => (await import('../../screens/audit/AuditList.tsx')).AuditList),
    show: ownScreen(async () => (await import('../../screens/audit/AuditShow.tsx')).AuditShow),
  },
  department: {
    list: ownScreen(async () => (await import('../../screens/department/DepartmentTree.tsx')).DepartmentTree),
  },
  user: { list: ownScreen(async () => (await import('../../screens/user/UserList.tsx')).UserList) },
} satisfies { [Name in EntityName]?: EntityPages }
