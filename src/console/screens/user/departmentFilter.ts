import type { Values } from '../../session/entities/recordName.ts'
import { idsBelow } from '../../kit/tree/TreeNode.ts'
import type { DepartmentNode } from '../department/departmentTree.ts'

/** Whose users the list shows: everybody's, those of nobody, or of a department and all below it. */
export type Choice = { kind: 'all' } | { kind: 'without' } | { kind: 'department'; id: string }

/** As many values as one condition of a list may have. */
const mostIds = 500

/** Which choice a list's filters stand for. */
export function choiceOf({ department_id_eq: ids, department_id_null: none }: Values): Choice {
  if (none === true) return { kind: 'without' }
  const id: unknown = Array.isArray(ids) ? ids[0] : undefined
  return typeof id === 'string' ? { kind: 'department', id } : { kind: 'all' }
}

/** The list's filters with another choice; the rest of them stays. */
export function withChoice(values: Values, choice: DepartmentNode | 'all' | 'without'): Values {
  const { department_id_eq: _ids, department_id_null: _none, ...rest } = values
  if (choice === 'all') return rest
  if (choice === 'without') return { ...rest, department_id_null: true }
  const ids = idsBelow<DepartmentNode>(choice)
  return { ...rest, department_id_eq: ids.length > mostIds ? [choice.id] : ids }
}
