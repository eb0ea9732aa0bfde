import type {
  PermissionChain,
  Explanation,
  GrantStep,
  RoleOrMenu,
  Obstacle,
} from '#shared/permissions/Explanation.ts'
import type { ApiResource } from '#shared/contracts/MenuNode.ts'
import { answerSchema, uuid } from './answers.ts'

const text = { type: 'string' } as const

const named = answerSchema({ id: uuid, code: text, name: text } satisfies Record<keyof RoleOrMenu, object>)

const resource = {
  method: { type: 'string', enum: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] },
  path: text,
} as const satisfies Record<keyof ApiResource, object>

const chain = answerSchema(
  { role: named, menus: { type: 'array', items: named }, line: answerSchema(resource) } satisfies Record<
    keyof PermissionChain,
    object
  >,
  ['line'],
)

const steps = [
  'enableRole',
  'enableMenu',
  'tickMenu',
  'assignRole',
] as const satisfies readonly GrantStep['step'][]
const obstacles = ['USER_FREEZED', 'PASSWORD_CHANGE_DUE'] as const satisfies readonly Obstacle[]

const grantStep = answerSchema({ step: { type: 'string', enum: steps }, role: named, menu: named }, [
  'role',
  'menu',
])

/** The explanation of whether a call or code is allowed, and why. */
export const permissionAnswer = answerSchema(
  {
    isAllowed: { type: 'boolean' },
    route: answerSchema({
      ...resource,
      access: { type: 'string', enum: ['free', 'own', 'session', 'policy'] },
    }),
    code: text,
    chains: { type: 'array', items: chain },
    obstacles: { type: 'array', items: { type: 'string', enum: obstacles } },
    grant: { type: 'array', items: grantStep },
  } satisfies Record<keyof Explanation, object>,
  ['route', 'code', 'grant'],
)
