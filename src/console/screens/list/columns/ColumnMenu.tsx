import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { visuallyHidden } from '@mui/utils'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useStoreContext, useTranslate } from 'react-admin'
import type { MenuProps } from '../../../kit/page/MenuButton.tsx'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import type { ColumnChoiceProps } from './ColumnChoice.tsx'
import { ColumnItem } from './ColumnItem.tsx'
import { SortingColumns } from './SortingColumns.tsx'
import { moveColumn, resetColumns, toggleColumn } from './chooseColumns.ts'

/** The columns in their order, each with a check mark; users drag them, or move them by keys. */
export function ColumnMenu({ resource, columns, anchor, onClose }: ColumnChoiceProps & MenuProps) {
  const translate = useTranslate()
  const { label } = useEntityWords(resource)
  const store = useStoreContext()
  const [paper, setPaper] = useState<HTMLElement | null>(null)
  const [announced, setAnnounced] = useState('')
  const [isDragging, setDragging] = useState(false)
  const sources = columns.all.map(({ source }) => source)
  const visible = columns.shown.map(({ source }) => source)
  const move = (source: string, to: string | undefined) => {
    if (to === undefined || to === source) return
    moveColumn(store, resource, source, to)
    const place = sources.indexOf(to) + 1
    setAnnounced(translate('screens.list.columnMoved', { name: label(source), place, count: sources.length }))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, source: string) => {
    const step = event.altKey ? stepOfKey[event.key] : undefined
    if (step === undefined) return
    event.preventDefault()
    const item = event.currentTarget
    flushSync(() => move(source, sources[sources.indexOf(source) + step]))
    // An item that the browser has moved within the menu has lost the focus.
    item.focus()
  }
  return (
    <SortingColumns sources={sources} onMove={move} onDragging={setDragging}>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={onClose}
        // While a column is dragged, Escape cancels the drag and does not close the menu.
        disableEscapeKeyDown={isDragging}
        slotProps={{
          paper: { ref: setPaper },
          list: { 'aria-description': translate('screens.list.moveColumn') },
        }}
      >
        {columns.all.map(({ source }) => {
          const isOn = visible.includes(source)
          return (
            <ColumnItem
              key={source}
              source={source}
              label={label(source)}
              handle={translate('screens.list.moveColumn')}
              isOn={isOn}
              disabled={isOn && visible.length === 1}
              onClick={() => toggleColumn(store, resource, source)}
              onKeyDown={(event) => onKeyDown(event, source)}
            />
          )
        })}
        <Divider />
        <MenuItem dense onClick={() => resetColumns(store, resource.entity)}>
          {translate('screens.action.resetColumns')}
        </MenuItem>
      </Menu>
      {/* Outside of the menu element, which may contain only menu items. */}
      {paper &&
        createPortal(
          <Box role="status" sx={visuallyHidden}>
            {announced}
          </Box>,
          paper,
        )}
    </SortingColumns>
  )
}

const stepOfKey: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }
