import { useTranslate } from 'react-admin'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useMenuName } from '../../session/menus/useMenuName.ts'
import type { MenuItem } from '../../session/menus/MenuItem.ts'
import { PageTitle } from '../../kit/page/PageTitle.tsx'

/** Shown for a menu that should open in a frame but has no web address. */
export function FrameAddressMissing({ item }: { item: MenuItem }) {
  const translate = useTranslate()
  return (
    <Box sx={{ p: 'var(--main-margin)' }}>
      <PageTitle title={useMenuName()(item)} />
      <Alert severity="warning">{translate('shell.frame.noAddress')}</Alert>
    </Box>
  )
}
