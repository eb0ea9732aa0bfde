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

/** Downloads the filtered list as a spreadsheet. */
export function ExportButton({ resource, columns, compact }: ExportButtonProps) {
  const translate = useTranslate()
  const { total } = useListPaginationContext()
  const { start, progress } = useExport(resource, columns)
  const label = progress
    ? translate('screens.notify.exporting', progress)
    : translate('screens.action.export')
  const disabled = progress !== undefined || !total
  if (compact) {
    return (
      <IconButton size="small" aria-label={label} disabled={disabled} onClick={() => void start()}>
        <FileDownloadOutlined fontSize="small" />
      </IconButton>
    )
  }
  return (
    <Button
      variant="outlined"
      startIcon={<FileDownloadOutlined />}
      disabled={disabled}
      onClick={() => void start()}
    >
      {label}
    </Button>
  )
}
