import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Sort from '@mui/icons-material/Sort'
import IconButton from '@mui/material/IconButton'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useListSortContext, useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import type { TableColumn } from './useListColumns.ts'

interface SortChoiceProps {
  resource: Resource
  columns: readonly TableColumn[]
}

/** Sorting where there is no table head to click on; choosing the same property again turns the order. */
export function SortChoice({ resource, columns }: SortChoiceProps) {
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const { sort, setSort } = useListSortContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = translate('screens.list.sortBy')
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Sort fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
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
                  setAnchor(null)
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
    </>
  )
}
