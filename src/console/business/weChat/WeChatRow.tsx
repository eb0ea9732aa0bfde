import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { objectOf } from '#shared/json/objectOf.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'
import { formatDateTime } from '../../kit/text/formatDateTime.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { ConfirmDialog } from '../../kit/widgets/ConfirmDialog.tsx'
import { currentKey } from '../../session/api/currentQueries.ts'
import { callApi } from '../../session/api/session.ts'
import { SettingRow } from '../../screens/account/shared/SettingRow.tsx'
import { BindDialog } from './BindDialog.tsx'
import { askForCode, forgetCode, givenCode, isInWeChat } from './weChatCode.ts'

const path = '/current/weChat'

const bindingQuery = queryOptions({
  queryKey: [...currentKey, 'weChat'],
  queryFn: async ({ signal }) => {
    const { data } = await callApi(path, { signal })
    const facts = objectOf(data)
    return { appId: textOf(facts['app_id']), boundAt: textOf(facts['bound_at']) }
  },
})

/** Whether a WeChat account is bound to this account, with a button to change that. */
export function WeChatRow() {
  const translate = useTranslate()
  const { data, error, refetch } = useQuery(bindingQuery)
  const { bind, unbind, isBusy } = useBinding()
  const [isAsking, setAsking] = useState(false)
  const [code, setCode] = useState(givenCode)
  useEffect(() => forgetCode(), [])
  if (error && !data)
    return <LoadFailed title={translate('account.loadFailed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={72} />
  const isBound = data.boundAt !== ''
  const here = isInWeChat() ? 'unboundHint' : 'elsewhereHint'
  return (
    <SettingRow
      title={translate('weChat.title')}
      hint={translate(`weChat.${isBound ? 'boundHint' : here}`, { date: formatDateTime(data.boundAt) })}
    >
      {isBound ? (
        <Button disabled={isBusy} onClick={() => setAsking(true)}>
          {translate('weChat.unbind')}
        </Button>
      ) : (
        isInWeChat() && (
          <Button disabled={isBusy} onClick={() => askForCode(data.appId)}>
            {translate('weChat.bind')}
          </Button>
        )
      )}
      {code !== undefined && (
        <BindDialog
          send={async (password) => {
            await bind({ code, password })
            setCode(undefined)
          }}
          onClose={() => setCode(undefined)}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        title={translate('weChat.unbind')}
        words={{ confirm: translate('weChat.unbind'), cancel: translate('shell.cancel') }}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          unbind()
        }}
      >
        {translate('weChat.unbindQuestion')}
      </ConfirmDialog>
    </SettingRow>
  )
}

/** Binds and unbinds, and reports each result to the user. */
function useBinding() {
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  const queries = useQueryClient()
  const tell = (words: 'bound' | 'unbound') => {
    notify(`weChat.${words}`, { type: 'success' })
    return queries.invalidateQueries({ queryKey: bindingQuery.queryKey })
  }
  const removal = useMutation({
    mutationFn: () => callApi(path, { method: 'DELETE' }),
    onSuccess: () => tell('unbound'),
    onError: (failure) => notifyFailure(failure, 'weChat.failed'),
  })
  return {
    bind: async (proof: { code: string; password: string }) => {
      await callApi(path, { method: 'PUT', body: JSON.stringify(proof) })
      void tell('bound')
    },
    unbind: () => removal.mutate(),
    isBusy: removal.isPending,
  }
}
