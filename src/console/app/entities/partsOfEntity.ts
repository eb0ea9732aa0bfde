import type { PartsOfEntities } from '../../screens/parts/OwnPartsOf.ts'
import type { Menu } from '#generated/types/menu.ts'
import type { PermissionCode } from '#generated/types/Entities.ts'
import { businessParts, businessPanels } from '../../business/businessParts.ts'
import { explainCode } from '../../screens/permissionCheck/Question.ts'
import { EntityName } from '../../screens/audit/EntityName.tsx'
import { SubjectLink } from '../../screens/audit/SubjectLink.tsx'
import type { OwnAction, OwnParts } from '../../screens/parts/OwnParts.ts'
import { StatusCell } from '../../screens/status/StatusCell.tsx'
import { menuRecordName } from '../../session/menus/menuNameIn.ts'
import { AvatarCell } from '../../screens/user/AvatarCell.tsx'
import { SubscribedEntities } from '../../screens/webhook/SubscribedEntities.tsx'
import { RoleChips } from '../../screens/user/RoleChips.tsx'
import { roleIdsOf } from '../../screens/viewAs/roleIdsOf.ts'
import { lazy } from '../../kit/page/lazy.ts'

const AuditDetail = lazy(async () => ({
  default: (await import('../../screens/audit/AuditDetail.tsx')).AuditDetail,
}))
const EntityChoice = lazy(async () => ({
  default: (await import('../../screens/audit/EntityChoice.tsx')).EntityChoice,
}))
const GrantedMenus = lazy(async () => ({
  default: (await import('../../screens/role/GrantedMenus.tsx')).GrantedMenus,
}))
const GrantMenuDialog = lazy(async () => ({
  default: (await import('../../screens/menu/GrantMenuDialog.tsx')).GrantMenuDialog,
}))
const MemberCount = lazy(async () => ({
  default: (await import('../../screens/department/MemberCount.tsx')).MemberCount,
}))
const DraggableName = lazy(async () => ({
  default: (await import('../../screens/user/DraggableName.tsx')).DraggableName,
}))
const MoveUsersDialog = lazy(async () => ({
  default: (await import('../../screens/user/MoveUsersDialog.tsx')).MoveUsersDialog,
}))
const ResetPasswordDialog = lazy(async () => ({
  default: (await import('../../screens/user/ResetPasswordDialog.tsx')).ResetPasswordDialog,
}))
const UserSessions = lazy(async () => ({
  default: (await import('../../screens/sessions/UserSessions.tsx')).UserSessions,
}))
const ResetSecondFactorDialog = lazy(async () => ({
  default: (await import('../../screens/user/ResetSecondFactorDialog.tsx')).ResetSecondFactorDialog,
}))
const PermissionCheckDialog = lazy(async () => ({
  default: (await import('../../screens/permissionCheck/PermissionCheckDialog.tsx')).PermissionCheckDialog,
}))

const ViewAsDialog = lazy(async () => ({
  default: (await import('../../screens/viewAs/ViewAsDialog.tsx')).ViewAsDialog,
}))

const SendAgainDialog = lazy(async () => ({
  default: (await import('../../screens/webhook/SendAgainDialog.tsx')).SendAgainDialog,
}))

const viewAs: OwnAction = {
  label: 'viewAs.action',
  code: 'system.role.viewAs' satisfies PermissionCode,
  places: ['record'],
  Dialog: ViewAsDialog,
}

const checkPermission: OwnAction = {
  label: 'permissionCheck.title',
  code: explainCode,
  places: ['record'],
  Dialog: PermissionCheckDialog,
}

/** Hand-written parts of generated screens, by entity. */
export const partsOfEntity: Readonly<Record<string, OwnParts>> = {
  ...businessParts,
  audit: {
    cells: { entity: EntityName, subject: SubjectLink },
    details: { detail: AuditDetail },
    filters: { entity: EntityChoice },
  },
  menu: {
    cells: { status: StatusCell },
    shownName: menuRecordName,
    AfterCreate: GrantMenuDialog,
    mayHold: (record) => record['type' satisfies keyof Menu] === ('page' satisfies Menu['type']),
  },
  role: {
    cells: { status: StatusCell },
    details: { menus: GrantedMenus },
    rolesOf: ({ id }) => [String(id)],
    actions: [checkPermission, viewAs],
  },
  webhookDelivery: {
    actions: [
      {
        label: 'menus.system_webhookDelivery_resend',
        code: 'system.webhookDelivery.resend' satisfies PermissionCode,
        places: ['record'],
        Dialog: SendAgainDialog,
      },
    ],
  },
  webhook: { cells: { told_entities: SubscribedEntities }, details: { told_entities: SubscribedEntities } },
  department: { cells: { status: StatusCell, members: MemberCount } },
  user: {
    panels: [...businessPanels, UserSessions],
    cells: { avatar: AvatarCell, username: DraggableName, roles: RoleChips },
    rolesOf: roleIdsOf,
    actions: [
      {
        label: 'permissions.user.move',
        code: 'system.user.edit' satisfies PermissionCode,
        places: ['record', 'selection'],
        changes: true,
        Dialog: MoveUsersDialog,
      },
      {
        label: 'permissions.user.reset',
        code: 'system.user.resetPassword' satisfies PermissionCode,
        places: ['record'],
        changes: true,
        Dialog: ResetPasswordDialog,
      },
      {
        label: 'permissions.user.resetFactor',
        code: 'system.user.resetSecondFactor' satisfies PermissionCode,
        places: ['record'],
        Dialog: ResetSecondFactorDialog,
      },
      checkPermission,
      viewAs,
    ],
  },
} satisfies PartsOfEntities
