import Alert from '@mui/material/Alert'
import { useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { lockOf } from '#shared/states/lockOf.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import type { Values } from '../../session/entities/recordName.ts'

interface LockNoteProps {
  resource: Resource
  record: Values | undefined
}

/** Says why some inputs of a form are read-only. */
export function LockNote({ resource, record }: LockNoteProps) {
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const { states } = resource
  const lock = record && lockOf(states, record)
  if (!states || !lock || lock.fields?.length === 0) return null
  const state = words.value(states.property, textOf(record[states.property]))
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 2, bgcolor: 'background.paper' }}>
      {translate(lock.fields ? 'screens.form.lockedSome' : 'screens.form.locked', { state })}
    </Alert>
  )
}
