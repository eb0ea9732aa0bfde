import type { ApiResource } from '#shared/contracts/MenuNode.ts'

/** A role or menu as people know it. */
export interface Named {
  id: string
  code: string
  name: string
}

/** Why something is allowed: the role, the menus from the root to the one that opens it, and that one's line. */
export interface Chain {
  role: Named
  menus: readonly Named[]
  /** Absent when a page or button was asked about, which needs no line. */
  line?: ApiResource
}

/** What keeps a user out whatever their roles hold. */
export type Obstacle = 'USER_FREEZED' | 'PASSWORD_CHANGE_DUE'

/** One step of a grant. */
export type GrantStep =
  | { step: 'enableRole'; role: Named }
  | { step: 'enableMenu'; menu: Named }
  | { step: 'tickMenu'; role: Named; menu: Named }
  | { step: 'assignRole'; role: Named }

/** Whether a user or role may make a call or use a page or button, and why. */
export interface Explanation {
  isAllowed: boolean
  /** The route that the call goes to, and who may call it. */
  route?: ApiResource & { access: 'free' | 'own' | 'session' | 'policy' }
  /** The page or button that was asked about. */
  code?: string
  /** Every role that allows it; empty for what needs none. */
  chains: readonly Chain[]
  obstacles: readonly Obstacle[]
  /** The steps that would allow it and give the least beside it; absent when it is allowed or no grant would. */
  grant?: readonly GrantStep[]
}
