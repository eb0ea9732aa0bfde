import { isoOf } from './stage/clock.ts'
import type { DepartmentCode } from './departments.ts'
import { resellers } from './resellers.ts'
import type { ResellerEntry } from './resellers.ts'
import type { RoleCode } from './roles.ts'
import type { DepartmentRow, LinkRow, UserRow } from './rows.ts'
import { staff } from './staff.ts'
import type { StaffEntry } from './staff.ts'
import { inOfficeHours } from './stage/Stage.ts'
import type { Stage } from './stage/Stage.ts'

/** The departments and roles of users, and a hash of an unknown password. */
export interface UserInputs {
  departments: ReadonlyMap<DepartmentCode, DepartmentRow>
  roles: ReadonlyMap<RoleCode, { id: string }>
  password: string
}

type Person = Omit<StaffEntry, 'roles'> & Pick<Partial<ResellerEntry>, 'nickname' | 'inviter'>

const staffJoined = { first: 400, last: 60 } as const
const resellersJoined = { first: 300, last: 8 } as const

/** Staff and resellers by username, in the order in which they joined. */
export function buildUsers(stage: Stage, inputs: UserInputs): Map<string, UserRow> {
  const employed = staff.map((entry, index) =>
    buildUser(stage, entry, { at: joined(stage, staffJoined, index / staff.length), ...inputs }),
  )
  const rows = new Map(employed.map((row) => [row.username, row]))
  for (const [index, entry] of resellers.entries()) {
    const at = joined(stage, resellersJoined, index / resellers.length)
    const inviterId = rows.get(entry.inviter ?? '')?.id
    rows.set(entry.username, buildUser(stage, entry, { at, inviterId, ...inputs }))
  }
  return rows
}

/** The roles of all users. */
export function membershipsOf(
  users: ReadonlyMap<string, UserRow>,
  roles: ReadonlyMap<RoleCode, { id: string }>,
): LinkRow[] {
  const wanted: { username: string; roles: readonly RoleCode[] }[] = [
    ...staff,
    ...resellers.map(({ username }) => ({ username, roles: ['reseller'] as const })),
  ]
  return wanted.flatMap((entry) => {
    const owner = users.get(entry.username)?.id
    const targets = entry.roles.map((code) => roles.get(code)?.id)
    return targets.flatMap((target, position) =>
      owner === undefined || target === undefined ? [] : [{ owner, target, position }],
    )
  })
}

function joined(stage: Stage, { first, last }: { first: number; last: number }, part: number): number {
  return inOfficeHours(stage, first - (first - last) * part)
}

function buildUser(
  stage: Stage,
  { username, name, nickname, department, city, remark, frozen }: Person,
  {
    at,
    inviterId,
    departments,
    password,
  }: Omit<UserInputs, 'roles'> & { at: number; inviterId?: string | undefined },
): UserRow {
  const { dice, idAt } = stage
  const [province, town] = city ?? [null, null]
  const changedAt = frozen === undefined ? at : inOfficeHours(stage, frozen)
  return {
    id: idAt(at),
    version: frozen === undefined ? 1 : 2,
    username,
    password,
    name,
    // Names under example.com, and numbers under 161, which no operator has, belong to no one.
    email: dice.chance(85) ? `${username}@example.com` : null,
    phone: `1610000${dice.digits(4)}`,
    department_id: departments.get(department)?.id ?? null,
    invite_id: inviterId ?? null,
    invited_at: inviterId === undefined ? null : isoOf(at),
    avatar: null,
    nickname: nickname ?? null,
    profile: null,
    country: '中国',
    province,
    city: town,
    address: null,
    remark: remark ?? null,
    status: frozen === undefined ? 'activated' : 'freezed',
    created_at: isoOf(at),
    updated_at: isoOf(changedAt),
  }
}
