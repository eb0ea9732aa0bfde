import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { objectOf } from '#shared/json/objectOf.ts'
import { textOf } from '../../../kit/text/readValue.ts'
import { SecretDialog } from '../../../kit/widgets/SecretDialog.tsx'
import { callApi } from '../../../session/api/session.ts'
import { apiKeysQuery } from '../shared/accountQueries.ts'
import { ApiKeyForm } from './ApiKeyForm.tsx'
import type { WantedKey } from './ApiKeyForm.tsx'

interface ApiKeyDialogProps {
  daysAtMost: number
  onClose: () => void
}

/** Makes an API key and shows it this one time. */
export function ApiKeyDialog({ daysAtMost, onClose }: ApiKeyDialogProps) {
  const translate = useTranslate()
  const queries = useQueryClient()
  const [key, setKey] = useState<string>()
  const send = async (wanted: WantedKey) => {
    const { data } = await callApi('/current/api-keys', { method: 'POST', body: JSON.stringify(wanted) })
    setKey(textOf(objectOf(data)['key']))
    void queries.invalidateQueries({ queryKey: apiKeysQuery.queryKey })
  }
  if (key === undefined) return <ApiKeyForm daysAtMost={daysAtMost} send={send} onClose={onClose} />
  return (
    <SecretDialog
      title={translate('account.apiKeys.make')}
      label={translate('account.apiKeys.key')}
      text={key}
      words={translate('account.apiKeys.made')}
      onClose={onClose}
    />
  )
}
