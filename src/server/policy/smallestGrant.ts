import type { GrantStep, RoleOrMenu } from '#shared/permissions/Explanation.ts'
import { Grants } from './Grants.ts'
import type { PolicyData, PolicyMenu, PolicyRole } from './PolicyData.ts'

/** A wanted permission: the roles of the user or role that lacks it, and the menus that would give it. */
export interface WantedPermission {
  roleIds: readonly string[]
  /** Whether the subject is a user, who can get another role; a role cannot. */
  isUser: boolean
  isOpenedBy(menu: PolicyMenu): boolean
}

interface Option {
  steps: readonly GrantStep[]
  /** The number of menus that all roles, and the user, gain by the steps. */
  gain: number
}

/** The steps that give a wanted permission and grant the least besides; undefined when no grant would. */
export function smallestGrant(grants: Grants, wanted: WantedPermission): readonly GrantStep[] | undefined {
  const { data } = grants
  const opening = data.menus.filter((menu) => wanted.isOpenedBy(menu))
  const roles = data.roles.filter(({ id }) => wanted.roleIds.includes(id))
  const candidates = [
    ...roles.flatMap((role) => [enabling(role), ...opening.map((menu) => ticking(grants, role, menu))]),
    ...(wanted.isUser ? data.roles.map((role) => [assigning(role)]) : []),
  ]
  const options = candidates.flatMap((steps) => optionOf(grants, steps, wanted))
  return options.sort((one, other) => one.gain - other.gain || one.steps.length - other.steps.length)[0]
    ?.steps
}

function enabling(role: PolicyRole): GrantStep[] {
  return role.isEnabled ? [] : [{ step: 'enableRole', role: pickNamed(role) }]
}

function ticking(grants: Grants, role: PolicyRole, menu: PolicyMenu): GrantStep[] {
  const disabled = grants.pathTo(menu.id).filter(({ isEnabled }) => !isEnabled)
  return [
    ...enabling(role),
    ...disabled.map((each): GrantStep => ({ step: 'enableMenu', menu: pickNamed(each) })),
    { step: 'tickMenu', role: pickNamed(role), menu: pickNamed(menu) },
  ]
}

function assigning(role: PolicyRole): GrantStep {
  return { step: 'assignRole', role: pickNamed(role) }
}

/** The option of these steps; empty when they would not give it. */
function optionOf(grants: Grants, steps: readonly GrantStep[], wanted: WantedPermission): Option[] {
  const now = new Grants(steps.reduce(applied, grants.data))
  const assigned = steps.flatMap((each) => (each.step === 'assignRole' ? [each.role.id] : []))
  const roleIds = [...wanted.roleIds, ...assigned]
  const isFulfilled = roleIds.some((id) => now.heldBy(id).some((menu) => wanted.isOpenedBy(menu)))
  if (!isFulfilled || steps.length === 0) return []
  const ofRoles = now.data.roles.map(({ id }) => gainOf(grants.heldBy(id), now.heldBy(id)))
  const held = wanted.roleIds.flatMap((id) => grants.heldBy(id))
  const ofUser = assigned.map((id) => gainOf(held, now.heldBy(id)))
  return [{ steps, gain: [...ofRoles, ...ofUser].reduce((sum, gain) => sum + gain, 0) }]
}

function gainOf(before: readonly PolicyMenu[], after: readonly PolicyMenu[]): number {
  const known = new Set(before.map(({ id }) => id))
  return after.filter(({ id }) => !known.has(id)).length
}

function applied(data: PolicyData, step: GrantStep): PolicyData {
  const roleOf = (change: (role: PolicyRole) => PolicyRole, id: string): PolicyData => ({
    ...data,
    roles: data.roles.map((role) => (role.id === id ? change(role) : role)),
  })
  if (step.step === 'enableRole') return roleOf((role) => ({ ...role, isEnabled: true }), step.role.id)
  if (step.step === 'tickMenu') {
    const { menu } = step
    return roleOf((role) => ({ ...role, menuIds: [...role.menuIds, menu.id] }), step.role.id)
  }
  if (step.step === 'assignRole') return data
  const menus = data.menus.map((menu) => (menu.id === step.menu.id ? { ...menu, isEnabled: true } : menu))
  return { ...data, menus }
}

/** The id, code and name of a role or menu. */
export function pickNamed({ id, code, name }: RoleOrMenu): RoleOrMenu {
  return { id, code, name }
}
