import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { User } from '#generated/types/user.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { useMenuName } from '../../session/menus/useMenuName.ts'
import { useAccess, useCan } from '../../session/access/AccessContext.ts'
import type { MenuItem } from '../../session/menus/MenuItem.ts'
import { apiCallsQuery } from '../../session/queries/apiCallsQuery.ts'
import { callApi } from '../../session/api/session.ts'
import { textOf } from '../../kit/text/readValue.ts'
import type { AskedChoice } from './ChoiceField.tsx'

const none: readonly AskedChoice[] = []

/** Users or roles by the value that the server expects; empty for users who may not see them. */
export function useSubjects(kind: 'user' | 'role', text: string): readonly AskedChoice[] {
  const mayList = useCan(`system.${kind}`)
  const key = kind === 'user' ? 'username' : 'code'
  const { data } = useQuery({
    queryKey: [kind, 'asked', text],
    queryFn: async ({ signal }) => {
      const search = text.trim() === '' ? '' : `&q=${encodeURIComponent(text.trim().slice(0, 100))}`
      const { data: found } = await callApi(`/${kind}s?pageSize=20${search}`, { signal })
      const rows: readonly unknown[] = Array.isArray(found) ? found : []
      return rows
        .filter(isJsonObject)
        .map((row) => ({ value: textOf(row[key]), name: textOf(row['name' satisfies keyof User]) }))
    },
    enabled: mayList,
    placeholderData: (before) => before,
    retry: false,
  })
  return data ?? none
}

/** The calls of the API; empty if the server does not list them. */
export function useCalls(): readonly AskedChoice[] {
  const { data } = useQuery(apiCallsQuery)
  return useMemo(
    () =>
      data?.map(({ method, path, labels }) => ({ value: `${method} ${path}`, name: labels[0] ?? '' })) ??
      none,
    [data],
  )
}

/** The codes of pages and buttons, named with the pages above them. */
export function useCodes(): readonly AskedChoice[] {
  const { menus } = useAccess()
  const nameOf = useMenuName()
  return useMemo(() => choicesIn(menus, nameOf, []), [menus, nameOf])
}

function choicesIn(
  menus: readonly MenuItem[],
  nameOf: (item: MenuItem) => string,
  above: readonly string[],
): AskedChoice[] {
  return menus.flatMap((item) => {
    const path = [...above, nameOf(item)]
    return [{ value: item.code, name: path.join(' / ') }, ...choicesIn(item.children, nameOf, path)]
  })
}
