/** Whether a change gives a property another value; ids count as the same in capitals. */
export function differs(given: string | number | null | undefined, before: string | number | null): boolean {
  return given !== undefined && String(given).toLowerCase() !== String(before).toLowerCase()
}
