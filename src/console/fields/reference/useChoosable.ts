import type { InputOptions } from '../../kit/inputs/InputProps.ts'
import { useOptions } from './useOptions.ts'

/** Tells whether a node of a tree can be chosen; until the answer is loaded, or if loading fails, only the server decides. */
export function useChoosable({
  reference,
  where = {},
}: Pick<InputOptions, 'reference' | 'where'>): (id: string) => boolean {
  const isLimited = Object.keys(where).length > 0
  const { data } = useOptions(reference?.entity ?? '', { where, enabled: isLimited })
  const ids = isLimited && data && new Set(data.map(({ id }) => String(id)))
  return (id) => !ids || ids.has(id)
}
