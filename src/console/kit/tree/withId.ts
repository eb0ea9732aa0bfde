/** The set with or without the given id. */
export function withId(ids: ReadonlySet<string>, id: string, contained: boolean): ReadonlySet<string> {
  const next = new Set(ids)
  if (contained) next.add(id)
  else next.delete(id)
  return next
}
