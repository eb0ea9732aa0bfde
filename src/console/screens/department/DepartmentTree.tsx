import type { Department } from '#generated/types/department.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { EntityTree } from '../tree/EntityTree.tsx'
import { departmentResource } from '#generated/resources/department.ts'

const members = 'members'

/** The departments' own columns and, beside the leader, the number of members. */
const withMembers: Resource = {
  ...departmentResource,
  fields: [...departmentResource.fields, { source: members, type: 'integer', sortable: false }],
  columns: departmentResource.columns.flatMap((column) =>
    column.source === ('leader_id' satisfies keyof Department)
      ? [column, { source: members, width: 96 }]
      : [column],
  ),
}

/** The departments as a tree, with leaders and numbers of members. */
export function DepartmentTree() {
  return <EntityTree resource={withMembers} />
}
