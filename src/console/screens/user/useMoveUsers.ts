import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useUnselectAll } from 'react-admin'
import type { EntityName } from '#generated/types/EntityName.ts'
import type { User } from '#generated/types/user.ts'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'

const entity: EntityName = 'user'

interface Move {
  ids: readonly string[]
  departmentId: string | null
  /** What the department, or having none, is called. */
  name: string
}

/** Moves users to a department: all of them or, when one is refused, none. */
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
