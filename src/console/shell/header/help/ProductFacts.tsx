import { useTranslate } from 'react-admin'
import Typography from '@mui/material/Typography'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { config } from '../../../kit/config/config.ts'
import { callApi } from '../../../session/api/session.ts'

interface Health {
  version: string
  status: string
}

const wordsOfStatus: Readonly<Record<string, string>> = {
  ok: 'header.help.serverOk',
  'read-only': 'header.help.serverReadOnly',
}

/** Name and version of the product, and how its server is. */
export function ProductFacts() {
  const translate = useTranslate()
  const { data, isPending } = useQuery({ queryKey: ['health'], queryFn: askHealth, retry: false })
  if (isPending) return <Skeleton width={220} />
  const state = translate(wordsOfStatus[data?.status ?? ''] ?? 'header.help.serverDown')
  return (
    <Typography variant="body2">
      {data && (
        <>
          <span translate="no">{config.title}</span> · {translate('header.help.version')} {data.version}{' '}
          ·{' '}
        </>
      )}
      {translate('header.help.server')}: {state}
    </Typography>
  )
}

async function askHealth({ signal }: { signal: AbortSignal }): Promise<Health> {
  const { data } = await callApi('/health', { signal })
  const facts = typeof data === 'object' && data !== null ? data : {}
  return {
    version: 'version' in facts ? String(facts.version) : '',
    status: 'status' in facts ? String(facts.status) : '',
  }
}
