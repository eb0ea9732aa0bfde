import type { ApiResource } from '#shared/contracts/MenuNode.ts'

/** A role or menu under the names that people know. */
export interface RoleOrMenu {
  id: string
  code: string
  name: string
}

/** The reason why something is allowed: the role, the menus from the root to the one that opens it, and that menu's line. */
export interface PermissionChain {
  role: RoleOrMenu
  menus: readonly RoleOrMenu[]
  /** Absent when the question was about a page or button, which needs no line. */
  line?: ApiResource
}

/** A reason that keeps a user out regardless of their roles. */
export type Obstacle = 'USER_FREEZED' | 'PASSWORD_CHANGE_DUE'

/** One step of a grant. */
export type GrantStep =
  | { step: 'enableRole'; role: RoleOrMenu }
  | { step: 'enableMenu'; menu: RoleOrMenu }
  | { step: 'tickMenu'; role: RoleOrMenu; menu: RoleOrMenu }
  | { step: 'assignRole'; role: RoleOrMenu }

/** Whether a user or role may make a call or use a page or button, and why. */
export interface Explanation {
  isAllowed: boolean
  /** The route of the call, and who may use it. */
  route?: ApiResource & { access: 'free' | 'own' | 'session' | 'policy' }
  /** The page or button that the question was about. */
  code?: string
  /** One chain for every role that allows it; empty for calls that need no menu. */
  chains: readonly PermissionChain[]
  obstacles: readonly Obstacle[]
  /** The steps that would allow it with the fewest further permissions; absent when it is allowed or no grant would help. */
  grant?: readonly GrantStep[]
}
