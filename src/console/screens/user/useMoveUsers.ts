import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useUnselectAll } from 'react-admin'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'

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
  const unselect = useUnselectAll('user')
  return useMutation({
    mutationFn: ({ ids, departmentId }: Move) =>
      dataProvider.updateMany('user', { ids: [...ids], data: { department_id: departmentId } }),
    onSuccess: (_answer, { name }) => {
      unselect()
      notify('permissions.user.moved', { type: 'success', messageArgs: { department: name } })
    },
    onError: (error) => notifyFailure(error, 'permissions.user.notMoved'),
    onSettled: () => queries.invalidateQueries({ queryKey: ['user'] }),
  })
}
