import CheckBox from '@mui/icons-material/CheckBox'
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank'
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import type { useListColumns } from './useListColumns.ts'

interface ColumnChoiceProps {
  resource: Resource
  columns: ReturnType<typeof useListColumns>
}

/** Which columns are shown; the choice stays in this browser. */
export function ColumnChoice({ resource, columns }: ColumnChoiceProps) {
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isUsed, setUsed] = useState(false)
  const visible = columns.shown.map(({ source }) => source)
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
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {columns.all.map(({ source }) => {
            const on = visible.includes(source)
            return (
              <MenuItem
                key={source}
                dense
                role="menuitemcheckbox"
                aria-checked={on}
                disabled={on && visible.length === 1}
                onClick={() => columns.show(source, !on)}
              >
                <ListItemIcon>
                  {on ? (
                    <CheckBox color="primary" fontSize="small" />
                  ) : (
                    <CheckBoxOutlineBlank fontSize="small" />
                  )}
                </ListItemIcon>
                <ListItemText>{words.label(source)}</ListItemText>
              </MenuItem>
            )
          })}
          <Divider />
          <MenuItem dense onClick={columns.reset}>
            {translate('screens.action.resetColumns')}
          </MenuItem>
        </Menu>
      )}
    </>
  )
}
