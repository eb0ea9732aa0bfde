import type { EntityName } from '#generated/types/EntityName.ts'
import type { EntityPages } from './EntityPages.ts'
import { ownScreen } from './ownScreen.tsx'
import type { LoadScreen } from './ownScreen.tsx'

type LoadPages = Readonly<Partial<Record<keyof EntityPages, LoadScreen>>>

const loadScreens = {
  audit: {
    list: async () => (await import('../../screens/audit/AuditList.tsx')).AuditList,
    show: async () => (await import('../../screens/audit/AuditShow.tsx')).AuditShow,
  },
  department: {
    list: async () => (await import('../../screens/department/DepartmentTree.tsx')).DepartmentTree,
  },
  user: { list: async () => (await import('../../screens/user/UserList.tsx')).UserList },
} as const satisfies { [Name in EntityName]?: LoadPages }

/** Hand-written screens that replace generated ones, by entity. */
export const ownScreens: Readonly<Record<string, EntityPages>> = Object.fromEntries(
  Object.entries<LoadPages>(loadScreens).map(([entity, pages]) => [entity, drawn(pages)]),
)

function drawn(pages: LoadPages): EntityPages {
  return Object.fromEntries(Object.entries(pages).map(([page, load]) => [page, ownScreen(load)]))
}
