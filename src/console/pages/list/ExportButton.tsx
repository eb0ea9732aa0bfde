import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useListContext, useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useExport } from './useExport.ts'
import type { TableColumn } from './useListColumns.ts'

interface ExportButtonProps {
  resource: Resource
  columns: readonly TableColumn[]
}

/** Downloads the filtered list as a spreadsheet. */
export function ExportButton({ resource, columns }: ExportButtonProps) {
  const translate = useTranslate()
  const { total } = useListContext()
  const { start, progress } = useExport(resource, columns)
  return (
    <Button
      variant="outlined"
      startIcon={<FileDownloadOutlined />}
      disabled={progress !== undefined || !total}
      onClick={() => void start()}
    >
      {progress ? translate('screens.notify.exporting', progress) : translate('screens.action.export')}
    </Button>
  )
}
