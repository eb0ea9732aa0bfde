import FilterAlt from '@mui/icons-material/FilterAlt'
import FilterAltOutlined from '@mui/icons-material/FilterAltOutlined'
import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import type { Ref } from 'react'
import { flushSync } from 'react-dom'
import { useListFilterContext, useTranslate } from 'react-admin'
import { searchAll } from '../scope/searchAll.ts'

interface FilterButtonProps {
  ref: Ref<HTMLButtonElement>
  isOpen: boolean
  onToggle: () => void
}

/** Opens the filters on a phone, and says how many are in force. */
export function FilterButton({ ref, isOpen, onToggle }: FilterButtonProps) {
  const translate = useTranslate()
  const { filterValues } = useListFilterContext()
  const count = Object.keys(filterValues).filter((name) => name !== searchAll).length
  const Icon = count > 0 ? FilterAlt : FilterAltOutlined
  return (
    <IconButton
      ref={ref}
      size="small"
      color={count > 0 ? 'primary' : 'default'}
      aria-label={translate(count > 0 ? 'screens.list.filtersInForce' : 'screens.list.filters', { count })}
      aria-expanded={isOpen}
      onClick={({ currentTarget, detail }) => {
        flushSync(onToggle)
        // What opens above takes the button out of sight; a finger at an input would call up the phone's keyboard.
        if (detail === 0) filtersOf(currentTarget)?.focus()
      }}
    >
      <Badge badgeContent={count || undefined} color="primary">
        <Icon fontSize="small" />
      </Badge>
    </IconButton>
  )
}

function filtersOf(button: Element): HTMLElement | null | undefined {
  return button.closest('[role=tabpanel]')?.querySelector<HTMLElement>('[role=search] input')
}
