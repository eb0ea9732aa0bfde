import Sort from '@mui/icons-material/Sort'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { Overlay } from '../../../kit/page/Overlay.tsx'
import { lazy } from '../../../kit/page/lazy.ts'
import type { TableColumn } from './useListColumns.ts'

// Not needed before the menu is opened.
const SortMenu = lazy(async () => ({ default: (await import('./SortMenu.tsx')).SortMenu }))

export interface SortChoiceProps {
  resource: Resource
  columns: readonly TableColumn[]
}

/** Sorting where there is no table head to click on; choosing the same property again turns the order. */
export function SortChoice({ resource, columns }: SortChoiceProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isUsed, setUsed] = useState(false)
  const label = translate('screens.list.sortBy')
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setUsed(true)
          setAnchor(event.currentTarget)
        }}
      >
        <Sort fontSize="small" />
      </IconButton>
      {isUsed && (
        <Overlay open={anchor !== null} onClose={() => setAnchor(null)}>
          <SortMenu resource={resource} columns={columns} anchor={anchor} onClose={() => setAnchor(null)} />
        </Overlay>
      )}
    </>
  )
}
