import type { Property } from '../contracts/Model.ts'

const ordered: readonly unknown[] = ['integer', 'decimal', 'double', 'date', 'timestamp']

/** Whether a list can be asked for a property's values from one to another: of numbers, days, moments and times of day. */
export function hasRange({ column, field }: Property): boolean {
  return field === 'clock' || ordered.includes(column?.type)
}
