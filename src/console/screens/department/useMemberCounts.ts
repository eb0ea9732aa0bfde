import { queryOptions, useQuery } from '@tanstack/react-query'
import type { EntityName } from '#generated/types/EntityName.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { DepartmentMembers, MemberCounts } from '#shared/permissions/DepartmentMembers.ts'
import { callApi } from '../../session/api/session.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { departmentTree } from './departmentTree.ts'

// The query key is below the users' key, so that a change of a user refreshes the counts.
const countsQuery = queryOptions({
  queryKey: ['user' satisfies EntityName, 'getTree', 'members'],
  queryFn: async ({ signal }) => read((await callApi('/departments/members', { signal })).data),
  select: ({ departments, without_department: without }) => {
    const nodes = departmentTree(departments)
    return { nodes, without, all: nodes.reduce((sum, { members }) => sum + members, without) }
  },
  retry: false,
})

/** The departments as a tree with the numbers of their members. */
export function useMemberCounts() {
  return useQuery(countsQuery)
}

function read(data: unknown): MemberCounts {
  const answer = objectOf(data)
  const rows = Array.isArray(answer['departments']) ? answer['departments'] : []
  return {
    departments: rows.filter(isJsonObject).map((row): DepartmentMembers => ({
      id: textOf(row['id']),
      name: textOf(row['name']),
      parent_id: textOf(row['parent_id']) || null,
      members: Number(row['members']),
    })),
    without_department: Number(answer['without_department'] ?? 0),
  }
}
