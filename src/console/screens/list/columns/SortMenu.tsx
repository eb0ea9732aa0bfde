import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useListSortContext } from 'react-admin'
import type { MenuProps } from '../../../kit/page/MenuButton.tsx'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import type { SortChoiceProps } from './SortChoice.tsx'

/** The menu of columns by which the list can be sorted. */
export function SortMenu({ resource, columns, anchor, onClose }: SortChoiceProps & MenuProps) {
  const words = useEntityWords(resource)
  const { sort, setSort } = useListSortContext()
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {columns
        .filter(({ field }) => field.sortable)
        .map(({ source }) => {
          const current = sort.field === source
          const turned = current && sort.order === 'ASC' ? 'DESC' : 'ASC'
          return (
            <MenuItem
              key={source}
              dense
              selected={current}
              onClick={() => {
                setSort({ field: source, order: turned })
                onClose()
              }}
            >
              <ListItemText sx={{ mr: 1 }}>{words.label(source)}</ListItemText>
              {current &&
                (sort.order === 'ASC' ? (
                  <ArrowUpward fontSize="small" />
                ) : (
                  <ArrowDownward fontSize="small" />
                ))}
            </MenuItem>
          )
        })}
    </Menu>
  )
}
