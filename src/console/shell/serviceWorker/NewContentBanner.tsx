import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { watchForUpdates } from './watchForUpdates.ts'

/** Announces a newer console on the server, and changes over to it when the user agrees. */
export function NewContentBanner() {
  const translate = useTranslate()
  const [update, setUpdate] = useState<{ changeOver: () => void }>()
  useEffect(() => watchForUpdates((changeOver) => setUpdate({ changeOver })), [])
  if (!update) return null
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ borderRadius: 0, alignItems: 'center' }}
      action={
        <>
          <Button color="inherit" size="small" onClick={() => setUpdate(undefined)}>
            {translate('header.update.later')}
          </Button>
          <Button color="inherit" size="small" variant="outlined" onClick={update.changeOver}>
            {translate('header.update.refresh')}
          </Button>
        </>
      }
    >
      <strong>{translate('header.update.title')}</strong> {translate('header.update.hint')}
    </Alert>
  )
}
