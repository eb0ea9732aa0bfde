/** The ids of records, in their order. */
export function idsOf(records: readonly { id: string }[]): string[] {
  return records.map(({ id }) => id)
}
