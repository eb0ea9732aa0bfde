import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { Overlay } from '../../../kit/page/Overlay.tsx'
import { lazy } from '../../../kit/page/lazy.ts'
import type { useListColumns } from './useListColumns.ts'

// Not needed before the menu is opened.
const ColumnMenu = lazy(async () => ({ default: (await import('./ColumnMenu.tsx')).ColumnMenu }))

export interface ColumnChoiceProps {
  resource: Resource
  columns: ReturnType<typeof useListColumns>
}

/** Which columns are shown; the choice stays in this browser. */
export function ColumnChoice({ resource, columns }: ColumnChoiceProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isUsed, setUsed] = useState(false)
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate('screens.action.columns')}
        data-tip={translate('screens.action.columns')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setUsed(true)
          setAnchor(event.currentTarget)
        }}
      >
        <ViewColumnOutlined fontSize="small" />
      </IconButton>
      {isUsed && (
        <Overlay open={anchor !== null} onClose={() => setAnchor(null)}>
          <ColumnMenu resource={resource} columns={columns} anchor={anchor} onClose={() => setAnchor(null)} />
        </Overlay>
      )}
    </>
  )
}
