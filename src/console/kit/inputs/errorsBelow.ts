/** The complaints about one part of a value: its own, and those inside it by JSON pointer. */
export interface PartErrors {
  error: string | undefined
  errorsInside: Readonly<Record<string, string>>
}

/** The complaints about the part at the given pointer, such as `/0/method`. */
export function errorsBelow(errors: Readonly<Record<string, string>> = {}, pointer: string): PartErrors {
  const inside = Object.entries(errors).flatMap(([path, error]) =>
    path.startsWith(`${pointer}/`) ? [[path.slice(pointer.length), error] as const] : [],
  )
  return { error: errors[pointer], errorsInside: Object.fromEntries(inside) }
}
