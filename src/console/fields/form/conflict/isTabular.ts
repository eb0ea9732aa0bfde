import type { Field } from '#shared/contracts/Resource.ts'

/** Whether a value is shown as a table, which has too many columns for a third of a dialog. */
export function isTabular(field: Field | undefined): boolean {
  return field?.type === 'rows'
}
