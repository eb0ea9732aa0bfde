import { useNotify } from 'react-admin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { markNoticesRead, noticesKey } from '../../../session/queries/noticeQueries.ts'

/** Marks notices as read and updates all their places on the page. */
export function useMarkRead() {
  const client = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: markNoticesRead,
    onSettled: () => client.invalidateQueries({ queryKey: noticesKey }),
    onError: () => notify('header.notices.markFailed', { type: 'error' }),
  })
}
