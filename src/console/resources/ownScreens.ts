import type { EntityPages } from '../pages/Pages.ts'
import { ownScreen } from './ownScreen.tsx'

/** Hand-written screens that stand in for generated ones, by entity. */
export const ownScreens: Readonly<Record<string, EntityPages>> = {
  audit: {
    list: ownScreen(async () => (await import('./audit/AuditList.tsx')).AuditList),
    show: ownScreen(async () => (await import('./audit/AuditShow.tsx')).AuditShow),
  },
  department: {
    list: ownScreen(async () => (await import('./department/DepartmentTree.tsx')).DepartmentTree),
  },
  user: { list: ownScreen(async () => (await import('./user/UserList.tsx')).UserList) },
}
