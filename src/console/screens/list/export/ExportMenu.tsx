import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { ExportFormat } from './exportFileName.ts'

interface ExportMenuProps {
  anchor: HTMLElement | null
  onClose: () => void
  onChoose: (format: ExportFormat) => void
}

const formats = { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' } as const satisfies Record<ExportFormat, string>

/** The kinds of file that a list is exported as. */
export function ExportMenu({ anchor, onClose, onChoose }: ExportMenuProps) {
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
    </Menu>
  )
}
