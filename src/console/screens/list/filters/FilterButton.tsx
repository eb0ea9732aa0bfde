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

/** The button that opens the filters on a phone; it shows how many are in force. */
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
        // The filters push the button out of sight, so a key press moves the focus to them. A tap does not, as it would open the
        // phone's keyboard.
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
