import Close from '@mui/icons-material/Close'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useListPaginationContext, useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useExport } from './useExport.ts'
import type { TableColumn } from '../columns/useListColumns.ts'

interface ExportButtonProps {
  resource: Resource
  columns: readonly TableColumn[]
  /** Where there is no room: only the symbol. */
  compact: boolean
}

/** Downloads the filtered list as a spreadsheet; pressed again meanwhile, it stops. */
export function ExportButton({ resource, columns, compact }: ExportButtonProps) {
  const translate = useTranslate()
  const { total } = useListPaginationContext()
  const { start, progress, cancel } = useExport(resource, columns)
  const label = progress
    ? translate('screens.notify.exporting', progress)
    : translate('screens.action.export')
  const Icon = progress ? Close : FileDownloadOutlined
  const button = { disabled: !total, onClick: progress ? cancel : () => void start() }
  if (compact) {
    return (
      <IconButton size="small" aria-label={label} {...button}>
        <Icon fontSize="small" />
      </IconButton>
    )
  }
  return (
    <Button variant="outlined" startIcon={<Icon />} {...button}>
      {label}
    </Button>
  )
}
