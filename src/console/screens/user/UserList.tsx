import type { User } from '#generated/types/user.ts'
import { userResource } from '#generated/resources/user.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { EntityList } from '../list/EntityList.tsx'
import { BesideDepartments } from './BesideDepartments.tsx'

/** The users' list without its department filter, which the departments beside the list replace. */
const withoutDepartmentFilter: Resource = {
  ...userResource,
  filters: userResource.filters.filter(({ source }) => source !== ('department_id' satisfies keyof User)),
}

/** The users, beside the tree of their departments. */
export function UserList() {
  return <EntityList resource={withoutDepartmentFilter} Around={BesideDepartments} />
}
