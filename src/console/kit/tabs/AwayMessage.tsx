import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useCloseNotification, useTranslate } from 'react-admin'
import type { AwayPage } from './OpenPage.ts'

/** A message about a failure on a page that is not visible, with a button to return to that page. */
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
