/** A department by name, and how many users belong to it itself, without those below it. */
export interface DepartmentMembers {
  id: string
  name: string
  parent_id: string | null
  members: number
}

/** How the users are spread over the departments. */
export interface MemberCounts {
  /** In the order of the tree's own lists. */
  departments: readonly DepartmentMembers[]
  without_department: number
}
