import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Entities } from '#generated/types/Entities.ts'
import type { ResendResult } from '#shared/contracts/ResendResult.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { ConfirmDialog } from '../../kit/widgets/ConfirmDialog.tsx'
import { callApi } from '../../session/api/session.ts'
import type { OwnDialogProps } from '../parts/OwnParts.ts'
import { useDeliveryWords } from './useDeliveryWords.ts'

type Name = Entities['webhookDelivery']['column']

/** Asks whether to send an event to its webhook again, sends it, and reports the result. */
export function SendAgainDialog({ resource, records, onClose }: OwnDialogProps) {
  const translate = useTranslate()
  const words = useDeliveryWords()
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  const queries = useQueryClient()
  const [delivery] = records
  const tell = ({ taken, status, reason }: ResendResult) => {
    const text = taken ? words.delivered(status ?? 0) : words.undelivered(reason ?? `HTTP ${status ?? 0}`)
    notify(text, { type: taken ? 'success' : 'error', messageArgs: { _: text } })
  }
  const send = useMutation({
    mutationFn: ({ id }: RaRecord) => sendAgain(`${resource.path}/${encodeURIComponent(String(id))}`),
    onSuccess: tell,
    onError: (error) => notifyFailure(error, words.failed),
    onSettled: async () => {
      onClose()
      await queries.invalidateQueries({ queryKey: [resource.entity] })
    },
  })
  if (!delivery) return null
  const valueOf = (name: Name) => textOf(delivery[name])
  return (
    <ConfirmDialog
      open
      title={words.title}
      words={{ confirm: words.title, cancel: translate('shell.cancel') }}
      busy={send.isPending}
      onConfirm={() => send.mutate(delivery)}
      onClose={onClose}
    >
      {words.explain(valueOf('told_event'), valueOf('subject'))}
    </ConfirmDialog>
  )
}

async function sendAgain(path: string): Promise<ResendResult> {
  const { data } = await callApi(`${path}/resend`, { method: 'POST' })
  if (!isSentAgain(data)) throw new Error('ra.notification.http_error')
  return data
}

function isSentAgain(data: unknown): data is ResendResult {
  return isJsonObject(data) && typeof data['taken'] === 'boolean'
}
