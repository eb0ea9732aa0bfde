import BarChartOutlined from '@mui/icons-material/BarChartOutlined'
import IconButton from '@mui/material/IconButton'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { lazy } from '../../../kit/page/lazy.ts'

const FiguresDialog = lazy(async () => ({ default: (await import('./FiguresDialog.tsx')).FiguresDialog }))

/** Shows what the list holds as a chart. */
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
        <Suspense fallback={null}>
          <FiguresDialog resource={resource} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
