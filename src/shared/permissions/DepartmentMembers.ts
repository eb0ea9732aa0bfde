/** A department by name, and the number of its direct members, without those of departments below it. */
export interface DepartmentMembers {
  id: string
  name: string
  parent_id: string | null
  members: number
}

/** The distribution of users over departments. */
export interface MemberCounts {
  /** In the order of the department tree's lists. */
  departments: readonly DepartmentMembers[]
  without_department: number
}
