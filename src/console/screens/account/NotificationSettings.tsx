import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { noticeMenus } from '#shared/contracts/NoticeLine.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'
import { callApi } from '../../session/api/session.ts'
import { choicesQuery } from './shared/accountQueries.ts'
import type { NotificationChoice } from './shared/accountQueries.ts'
import { SettingRow, SettingRows } from './shared/SettingRow.tsx'

/** The current user's choices of notices; each switch is saved at once. */
export function NotificationSettings() {
  const id = useId()
  const translate = useTranslate()
  const { data, error, refetch } = useQuery(choicesQuery)
  const choose = useChoose()
  if (error && !data)
    return <LoadFailed title={translate('account.loadFailed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={240} sx={{ maxWidth: 760 }} />
  if (data.length === 0)
    return <Typography color="text.secondary">{translate('account.notifications.none')}</Typography>
  return noticeMenus.map((menu) => {
    const choices = data.filter((choice) => choice.menu === menu)
    if (choices.length === 0) return null
    return (
      <Box component="section" key={menu} aria-labelledby={`${id}-${menu}`} sx={{ mb: 3 }}>
        <Typography id={`${id}-${menu}`} component="h4" variant="subtitle2" color="text.secondary">
          {translate(`account.notifications.${menu}`)}
        </Typography>
        <SettingRows labelledBy={`${id}-${menu}`}>
          {choices.map((choice) => (
            <ChoiceRow
              key={choice.code}
              choice={choice}
              onChoose={(wanted) => choose({ ...choice, wanted })}
            />
          ))}
        </SettingRows>
      </Box>
    )
  })
}

function ChoiceRow({
  choice,
  onChoose,
}: {
  choice: NotificationChoice
  onChoose: (wanted: boolean) => void
}) {
  const translate = useTranslate()
  const key = `account.notifications.kinds.${choice.code.replace('.', '_')}`
  const title = translate(`${key}.title`)
  return (
    <SettingRow title={title} hint={translate(`${key}.hint`)}>
      <Switch
        checked={choice.wanted}
        onChange={(_event, wanted) => onChoose(wanted)}
        slotProps={{ input: { 'aria-label': title } }}
      />
    </SettingRow>
  )
}

/** Moves the switch at once, and back if the server refuses. */
function useChoose() {
  const queries = useQueryClient()
  const notifyFailure = useNotifyFailure()
  const { mutate } = useMutation({
    // One after the other: the last choice must be the last to reach the server.
    scope: { id: 'notification choices' },
    mutationFn: ({ code, wanted }: NotificationChoice) =>
      callApi('/current/notification-choices', { method: 'PUT', body: JSON.stringify({ code, wanted }) }),
    onMutate: async (choice) => {
      await queries.cancelQueries({ queryKey: choicesQuery.queryKey })
      queries.setQueryData(choicesQuery.queryKey, (all) =>
        all?.map((each) => (each.code === choice.code ? choice : each)),
      )
    },
    onError: (error) => {
      notifyFailure(error, 'screens.notify.notSaved')
      void queries.invalidateQueries({ queryKey: choicesQuery.queryKey })
    },
  })
  return mutate
}
