import Close from '@mui/icons-material/Close'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { Overlay } from '../../../kit/page/Overlay.tsx'
import { lazy } from '../../../kit/page/lazy.ts'
import { useExport } from './useExport.ts'
import type { RowsToExport } from './useExport.ts'
import type { TableColumn } from '../columns/useListColumns.ts'

const ExportMenu = lazy(async () => ({ default: (await import('./ExportMenu.tsx')).ExportMenu }))

interface ExportButtonProps {
  resource: Resource
  columns: readonly TableColumn[]
  exported: RowsToExport
  /** Whether there is nothing to export. */
  disabled: boolean
  /** Shows only the icon, for want of room. */
  compact: boolean
}

/** Downloads the filtered records as a spreadsheet; a second click meanwhile stops the download. */
export function ExportButton({ resource, columns, exported, disabled, compact }: ExportButtonProps) {
  const translate = useTranslate()
  const { start, progress, cancel } = useExport(resource, columns, exported)
  const [isUsed, setUsed] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = progress
    ? translate('screens.notify.exporting', { progress })
    : translate('screens.action.export')
  const Icon = progress ? Close : FileDownloadOutlined
  const button = {
    disabled,
    onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => {
      if (progress) return cancel()
      setUsed(true)
      setAnchor(currentTarget)
    },
  }
  return (
    <>
      {compact ? (
        <IconButton size="small" aria-label={label} {...button}>
          <Icon fontSize="small" />
        </IconButton>
      ) : (
        <Button variant="outlined" startIcon={<Icon />} {...button}>
          {label}
        </Button>
      )}
      {isUsed && (
        <Overlay open={anchor !== null} onClose={() => setAnchor(null)}>
          <ExportMenu
            resource={resource}
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onChoose={(kind) => void start(kind)}
          />
        </Overlay>
      )}
    </>
  )
}
