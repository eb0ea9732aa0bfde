import type { Queries } from '#server/database/Database.ts'
import { queryInvalid } from '#server/crud/query/queryInvalid.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { Explanation } from '#shared/permissions/Explanation.ts'
import { explainCall, explainCode } from './explain.ts'
import { Policy } from './Policy.ts'
import { readPolicyData } from './PolicyData.ts'
import type { RouteTable } from './RouteTable.ts'
import { roleSubject, userSubject } from './Subject.ts'

/** A question about a user or a role, and about a call like `PUT /api/v1/goods/1` or the code of a page or button. */
export interface Question {
  user?: string | undefined
  role?: string | undefined
  call?: string | undefined
  code?: string | undefined
}

/** Answers a question from the database as it is now. */
export async function why(queries: Queries, routes: RouteTable, question: Question): Promise<Explanation> {
  const { user, role, call, code } = question
  const policy = await Policy.of(await readPolicyData(queries))
  if ((user === undefined) === (role === undefined)) throw queryInvalid('user, role', 'either')
  if ((call === undefined) === (code === undefined)) throw queryInvalid('call, code', 'either')
  const subject =
    user === undefined ? roleSubject(policy.grants, role ?? '') : await userSubject(queries, user)
  if (code !== undefined) return explainCode(policy.grants, subject, knownCode(policy, code))
  const [method = '', address = ''] = (call ?? '').trim().split(/\s+/)
  const route = routes.find(method.toUpperCase(), address)
  if (!route) throw new AppError('ROUTE_NOT_FOUND', { call })
  return explainCall(policy, subject, route)
}

function knownCode({ grants }: Policy, code: string): string {
  if (grants.data.menus.some((menu) => menu.code === code)) return code
  throw new AppError('RECORD_NOT_FOUND', { code })
}
