/** The ids of records, in the same order. */
export function idsOf(records: readonly { id: string }[]): string[] {
  return records.map(({ id }) => id)
}
