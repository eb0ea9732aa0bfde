import type { Department } from '#generated/types/department.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { EntityTree } from '../tree/EntityTree.tsx'
import { departmentResource } from '#generated/resources/department.ts'

const members = 'members'

/** The department resource with a column for the number of members beside the leader. */
const withMembers: Resource = {
  ...departmentResource,
  fields: [...departmentResource.fields, { source: members, type: 'integer', sortable: false }],
  columns: departmentResource.columns.flatMap((column) =>
    column.source === ('leader_id' satisfies keyof Department)
      ? [column, { source: members, width: 96 }]
      : [column],
  ),
}

/** The departments as a tree, with their leaders and their numbers of members. */
export function DepartmentTree() {
  return <EntityTree resource={withMembers} />
}
