import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useUnselectAll } from 'react-admin'
import type { EntityName } from '#generated/types/EntityName.ts'
import type { User } from '#generated/types/user.ts'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'

const entity: EntityName = 'user'

interface Move {
  ids: readonly string[]
  departmentId: string | null
  /** The name of the department, or of having none. */
  name: string
}

/** Moves users to a department, either all of them or, if one is refused, none. */
export function useMoveUsers() {
  const dataProvider = useDataProvider()
  const queries = useQueryClient()
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  const unselect = useUnselectAll(entity)
  return useMutation({
    mutationFn: ({ ids, departmentId }: Move) =>
      dataProvider.updateMany(entity, {
        ids: [...ids],
        data: { department_id: departmentId } satisfies Partial<User>,
      }),
    onSuccess: (_answer, { name }) => {
      unselect()
      notify('permissions.user.moved', { type: 'success', messageArgs: { department: name } })
    },
    onError: (error) => notifyFailure(error, 'permissions.user.notMoved'),
    onSettled: () => queries.invalidateQueries({ queryKey: [entity] }),
  })
}
