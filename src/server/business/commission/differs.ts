/** Whether a change gives a property another value. Ignores upper and lower case, in which ids may differ. */
export function differs(given: string | number | null | undefined, before: string | number | null): boolean {
  return given !== undefined && String(given).toLowerCase() !== String(before).toLowerCase()
}
