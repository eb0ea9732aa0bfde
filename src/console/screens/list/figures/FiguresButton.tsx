import BarChartOutlined from '@mui/icons-material/BarChartOutlined'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { Overlay } from '../../../kit/page/Overlay.tsx'
import { lazy } from '../../../kit/page/lazy.ts'

const FiguresDialog = lazy(async () => ({ default: (await import('./FiguresDialog.tsx')).FiguresDialog }))

/** A button that shows the list's figures as a chart. */
export function FiguresButton({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const label = translate('screens.action.chart')
  return (
    <>
      <IconButton size="small" aria-label={label} data-tip={label} onClick={() => setOpen(true)}>
        <BarChartOutlined fontSize="small" />
      </IconButton>
      {isOpen && (
        <Overlay onClose={() => setOpen(false)}>
          <FiguresDialog resource={resource} onClose={() => setOpen(false)} />
        </Overlay>
      )}
    </>
  )
}
