import CheckBox from '@mui/icons-material/CheckBox'
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'react-admin'
import type { MenuProps } from '../../../kit/page/MenuButton.tsx'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import type { ColumnChoiceProps } from './ColumnChoice.tsx'

/** The columns with a check mark each. */
export function ColumnMenu({ resource, columns, anchor, onClose }: ColumnChoiceProps & MenuProps) {
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const visible = columns.shown.map(({ source }) => source)
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
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
              {on ? <CheckBox color="primary" fontSize="small" /> : <CheckBoxOutlineBlank fontSize="small" />}
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
  )
}
