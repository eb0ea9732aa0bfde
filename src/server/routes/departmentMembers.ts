import type { FastifyInstance } from 'fastify'
import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { DepartmentMembers, MemberCounts } from '#shared/permissions/DepartmentMembers.ts'
import { ok } from '../http/envelope.ts'
import type { ServerParts } from '../http/ServerParts.ts'

const d = namesOf('department', 'd')
const user = namesOf('user')

const department = {
  id: { type: 'string', format: 'uuid' },
  name: { type: 'string' },
  parent_id: { type: ['string', 'null'], format: 'uuid' },
  members: { type: 'integer', minimum: 0 },
} as const satisfies Record<keyof DepartmentMembers, JsonObject>

const answer = {
  type: 'object',
  properties: {
    departments: {
      type: 'array',
      items: { type: 'object', properties: department, required: Object.keys(department) },
    },
    without_department: { type: 'integer', minimum: 0 },
  },
  required: ['departments', 'without_department'],
}

/** GET /departments/members: the departments by name, with the number of their users. */
export async function departmentMemberRoutes(api: FastifyInstance, { database }: ServerParts): Promise<void> {
  api.get(
    '/departments/members',
    { config: { access: 'policy', call: 'departmentMembers', answer } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return ok(await memberCounts(database))
    },
  )
}

async function memberCounts(queries: Queries): Promise<MemberCounts> {
  const departments = await queries.rows<DepartmentMembers>(sql`
    SELECT ${d('id')}, ${d('name')} AS name, ${d('parent_id')} AS parent_id, coalesce(u.members, 0)::int AS members FROM ${d.table}
    LEFT JOIN (SELECT ${user('department_id')}, count(*) AS members FROM ${user.table} WHERE ${user('deleted_at')} IS NULL GROUP BY 1) u
      ON u.department_id = d.id
    ORDER BY ${d('sequence')}, ${d('code')}, ${d('id')}`)
  const rest = await queries.row<{ members: number }>(sql`
    SELECT count(*)::int AS members FROM ${user.table}
    WHERE ${user('deleted_at')} IS NULL AND ${user('department_id')} IS NULL`)
  return { departments, without_department: rest?.members ?? 0 }
}
