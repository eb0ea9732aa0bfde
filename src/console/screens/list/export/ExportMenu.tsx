import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { exportsPath } from '#shared/contracts/ExportJob.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useAllowed } from '../../../session/access/useAllowed.ts'
import type { ExportKind } from './exportList.ts'

interface ExportMenuProps {
  resource: Resource
  anchor: HTMLElement | null
  onClose: () => void
  onChoose: (kind: ExportKind) => void
}

/** The formats in which a list is exported, and a link to the exports in the background. */
export function ExportMenu({ resource, anchor, onClose, onChoose }: ExportMenuProps) {
  const translate = useTranslate()
  const allowed = useAllowed(resource)
  const item = (label: string, kind: ExportKind) => (
    <MenuItem
      dense
      onClick={() => {
        onClose()
        onChoose(kind)
      }}
    >
      {label}
    </MenuItem>
  )
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {item('Excel (.xlsx)', 'xlsx')}
      {item('CSV (.csv)', 'csv')}
      {allowed.import && item(translate('screens.action.exportToImport'), 'import')}
      <Divider />
      <MenuItem dense component={Link} to={exportsPath} onClick={onClose}>
        {translate('account.exports')}
      </MenuItem>
    </Menu>
  )
}
