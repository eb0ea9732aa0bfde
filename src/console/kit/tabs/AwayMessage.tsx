import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useCloseNotification, useTranslate } from 'react-admin'
import type { AwayPage } from './OpenPage.ts'

/** What went wrong on a page that is out of sight, and the way back to it. */
export function AwayMessage({ page, text }: { page: AwayPage; text: string }) {
  const translate = useTranslate()
  const close = useCloseNotification()
  const comeBack = () => {
    close()
    page.comeBack()
  }
  return (
    <>
      {translate('shell.tabs.saidBy', { name: page.name, text })}
      <Stack direction="row" sx={{ gap: 1, mt: 1, justifyContent: 'flex-end' }}>
        <Button color="inherit" size="small" onClick={close}>
          {translate('screens.action.close')}
        </Button>
        <Button color="inherit" variant="outlined" size="small" onClick={comeBack}>
          {translate('shell.tabs.comeBack')}
        </Button>
      </Stack>
    </>
  )
}
