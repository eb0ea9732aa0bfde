import { useCallback } from 'react'
import { textOf } from '../../kit/text/readValue.ts'
import { readRouteMeta } from './readRouteMeta.ts'
import { useMenuName } from './useMenuName.ts'

/** Gives what the side menu calls a stored menu, in the page's language; its code where it has no name. */
export function useMenuRecordName(): (record: Readonly<Record<string, unknown>>) => string {
  const menuName = useMenuName()
  return useCallback(
    (record) => {
      const code = textOf(record['code'])
      const [name, path] = [textOf(record['name']), textOf(record['path'])]
      return menuName({ code, name, path, meta: readRouteMeta(record['properties']) }) || code
    },
    [menuName],
  )
}
