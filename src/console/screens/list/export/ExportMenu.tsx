import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { ExportFormat } from '#shared/contracts/ExportJob.ts'
import { exportsPath } from '#shared/contracts/ExportJob.ts'

interface ExportMenuProps {
  anchor: HTMLElement | null
  onClose: () => void
  onChoose: (format: ExportFormat) => void
}

const formats = { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' } as const satisfies Record<ExportFormat, string>

/** The kinds of file that a list is exported as, and the way to those that are made in the background. */
export function ExportMenu({ anchor, onClose, onChoose }: ExportMenuProps) {
  const translate = useTranslate()
  const item = (format: ExportFormat) => (
    <MenuItem
      dense
      onClick={() => {
        onClose()
        onChoose(format)
      }}
    >
      {formats[format]}
    </MenuItem>
  )
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {item('xlsx')}
      {item('csv')}
      <Divider />
      <MenuItem dense component={Link} to={exportsPath} onClick={onClose}>
        {translate('account.exports')}
      </MenuItem>
    </Menu>
  )
}
