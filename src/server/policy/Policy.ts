import { newEnforcer, newModelFromString } from 'casbin'
import type { Enforcer, Model } from 'casbin'
import { covers } from '#shared/permissions/covers.ts'
import { Grants } from './Grants.ts'
import type { PolicyData } from './PolicyData.ts'

const model = `
[request_definition]
r = role, method, route
[policy_definition]
p = role, method, pattern, menu
[policy_effect]
e = some(where (p.eft == allow))
[matchers]
m = r.role == p.role && r.method == p.method && covers(p.pattern, r.route)
`

/** The line that allows a call, with its role and its menu. */
export interface PolicyLine {
  roleId: string
  method: string
  pattern: string
  menuId: string
}

/** Decides calls by the menus and roles of one moment; each decision is made once for a role and a route. */
export class Policy {
  readonly grants: Grants
  readonly #enforcer: Enforcer
  /** One model for each role that was asked about, so that a decision looks at this role's lines only. */
  readonly #models = new Map<string, Model>()
  readonly #decided = new Map<string, PolicyLine | null>()
  #asked = 0

  private constructor(grants: Grants, enforcer: Enforcer) {
    this.grants = grants
    this.#enforcer = enforcer
  }

  static async of(data: PolicyData): Promise<Policy> {
    const enforcer = await newEnforcer(newModelFromString(model))
    await enforcer.addFunction('covers', covers)
    return new Policy(new Grants(data), enforcer)
  }

  /** The number of decisions asked for. */
  get asked(): number {
    return this.#asked
  }

  /** The number of decisions that were computed. */
  get made(): number {
    return this.#decided.size
  }

  get version(): number {
    return this.grants.data.version
  }

  allows(roleIds: readonly string[], method: string, route: string): boolean {
    return roleIds.some((roleId) => this.lineFor(roleId, method, route) !== null)
  }

  /** The line of a role that allows a call; null when none does. */
  lineFor(roleId: string, method: string, route: string): PolicyLine | null {
    this.#asked += 1
    const key = `${roleId} ${method} ${route}`
    const known = this.#decided.get(key)
    if (known !== undefined) return known
    const line = this.#decide(roleId, method, route)
    this.#decided.set(key, line)
    return line
  }

  /** Built at first use: the models of 2,000 roles take two seconds, and permissions change while people work. */
  #modelOf(roleId: string): Model {
    const known = this.#models.get(roleId)
    if (known) return known
    const made = modelWith(this.grants, roleId)
    this.#models.set(roleId, made)
    return made
  }

  #decide(roleId: string, method: string, route: string): PolicyLine | null {
    if (!this.grants.role(roleId)) return null
    this.#enforcer.setModel(this.#modelOf(roleId))
    const [isAllowed, line] = this.#enforcer.enforceExSync(roleId, method, route)
    const [, , pattern, menuId] = line
    if (!isAllowed || pattern === undefined || menuId === undefined) return null
    return { roleId, method, pattern, menuId }
  }
}

function modelWith(grants: Grants, roleId: string): Model {
  const made = newModelFromString(model)
  const lines = grants
    .heldBy(roleId)
    .flatMap(({ id, resources }) => resources.map(({ method, path }) => [roleId, method, path, id]))
  // Casbin adds none of the lines if one of them occurs twice.
  const distinct = new Map(lines.map((line) => [line.join(' '), line]))
  made.addPolicies('p', 'p', [...distinct.values()])
  return made
}
