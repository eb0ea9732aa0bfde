import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import type { EntityName } from '#generated/types/EntityName.ts'
import type { Role, RoleInput } from '#generated/types/role.ts'
import { saveFailureOf } from '../../fields/form/data/saveFailure.ts'
import { idsOf, itemsOf } from '../../fields/reference/names/linkedIds.ts'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'
import { isJson, textOf } from '../../kit/text/readValue.ts'
import { currentKey } from '../../session/api/currentQueries.ts'
import type { FenxiaoDataProvider, TreeRecord } from '../../session/api/dataProvider/FenxiaoDataProvider.ts'
import type { RoleToGrant } from './useRolesToGrant.ts'

const roleEntity: EntityName = 'role'

/** Grants a menu and its ancestors to roles. */
export function useGrantMenu(menuId: string, onDone: () => void) {
  const dataProvider = useDataProvider<FenxiaoDataProvider>()
  const queries = useQueryClient()
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  return useMutation({
    mutationFn: async (roles: readonly RoleToGrant[]) => {
      const { data: tree } = await dataProvider.getTree('menu' satisfies EntityName)
      const trail = trailTo(tree, menuId)
      for (const { id } of roles) await tick(dataProvider, id, trail)
    },
    onSuccess: (_answer, { length }) =>
      notify('permissions.menu.granted', {
        type: 'success',
        messageArgs: { count: length, smart_count: length },
      }),
    onError: (error) => notifyFailure(error, 'screens.notify.notSaved'),
    onSettled: () => {
      onDone()
      // The granted menu may belong to the current user's side menu.
      void queries.invalidateQueries({ queryKey: currentKey })
      return queries.invalidateQueries({ queryKey: [roleEntity] })
    },
  })
}

/** Ticks menus of a role. If another user has changed it meanwhile, reads it again, so that ticks removed by then stay so. */
async function tick(
  dataProvider: Pick<FenxiaoDataProvider, 'getOne' | 'update'>,
  id: string,
  menuIds: readonly string[],
): Promise<void> {
  const { data: role } = await dataProvider.getOne(roleEntity, { id })
  const stored = role['menus' satisfies keyof Role]
  const held = idsOf(isJson(stored) ? stored : undefined, 'menu_id')
  const data = {
    code: textOf(role['code' satisfies keyof Role]),
    name: textOf(role['name' satisfies keyof Role]),
    menus: itemsOf([...new Set([...held, ...menuIds])], 'menu_id'),
    version: Number(role['version' satisfies keyof Role]),
  } satisfies Partial<Record<keyof RoleInput, unknown>>
  try {
    await dataProvider.update(roleEntity, { id, data, previousData: role })
  } catch (error) {
    if (!saveFailureOf(error).stored) throw error
    await tick(dataProvider, id, menuIds)
  }
}

/** The ids on the path from the top of the tree down to a record. */
function trailTo(tree: readonly TreeRecord[], wanted: string): readonly string[] {
  for (const { id, children = [] } of tree) {
    if (String(id) === wanted) return [wanted]
    const below = trailTo(children, wanted)
    if (below.length > 0) return [String(id), ...below]
  }
  return []
}
