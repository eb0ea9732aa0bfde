import { isoOf } from './stage/clock.ts'
import { departments } from './departments.ts'
import type { DepartmentCode, DepartmentEntry } from './departments.ts'
import type { DepartmentRow } from './rows.ts'
import { inOfficeHours } from './stage/Stage.ts'
import type { Stage } from './stage/Stage.ts'

const openedDaysAgo = 430

/** The departments by code; their leaders are set once the users exist. */
export function buildDepartments(stage: Stage): Map<DepartmentCode, DepartmentRow> {
  const rows = new Map<string, DepartmentRow>()
  const named = new Map<DepartmentCode, DepartmentRow>()
  for (const [index, entry] of departments.entries()) {
    const at = inOfficeHours(stage, openedDaysAgo - index)
    const { code, name, below, description, isDisabled }: DepartmentEntry = entry
    const row: DepartmentRow = {
      id: stage.idAt(at),
      version: 1,
      code,
      name,
      parent_id: below === undefined ? null : (rows.get(below)?.id ?? null),
      leader_id: null,
      sequence: (index + 1) * 10,
      status: isDisabled ? 'disabled' : 'enabled',
      description: description ?? null,
      created_at: isoOf(at),
      updated_at: isoOf(at),
    }
    rows.set(code, row)
    named.set(entry.code, row)
  }
  return named
}

/** The leaders of the departments, as ids. */
export function leadersOf(
  rows: ReadonlyMap<DepartmentCode, DepartmentRow>,
  userIds: ReadonlyMap<string, string>,
): { id: string; leader_id: string }[] {
  return departments.flatMap(({ code, leader }: { code: DepartmentCode; leader?: string }) => {
    const [id, leaderId] = [rows.get(code)?.id, userIds.get(leader ?? '')]
    return id === undefined || leaderId === undefined ? [] : [{ id, leader_id: leaderId }]
  })
}
