import FilterAlt from '@mui/icons-material/FilterAlt'
import FilterAltOutlined from '@mui/icons-material/FilterAltOutlined'
import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import { useListFilterContext, useTranslate } from 'react-admin'
import { searchAll } from './searchAll.ts'

interface FilterButtonProps {
  isOpen: boolean
  onToggle: () => void
}

/** Opens the filters on a phone, and says how many are in force. */
export function FilterButton({ isOpen, onToggle }: FilterButtonProps) {
  const translate = useTranslate()
  const { filterValues } = useListFilterContext()
  const count = Object.keys(filterValues).filter((name) => name !== searchAll).length
  const Icon = count > 0 ? FilterAlt : FilterAltOutlined
  return (
    <IconButton
      size="small"
      color={count > 0 ? 'primary' : 'default'}
      aria-label={translate(count > 0 ? 'screens.list.filtersInForce' : 'screens.list.filters', { count })}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <Badge badgeContent={count || undefined} color="primary">
        <Icon fontSize="small" />
      </Badge>
    </IconButton>
  )
}
