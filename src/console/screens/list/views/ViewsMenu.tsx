import Divider from '@mui/material/Divider'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ListLook, SavedView } from '#shared/contracts/SavedView.ts'
import { useFailureText } from '../../../kit/page/useFailureText.ts'
import { isSameLook } from './useLook.ts'
import { useViewWords } from './useViewWords.ts'

interface ViewsMenuProps {
  anchor: HTMLElement | null
  look: ListLook
  /** Undefined while they are loading. */
  views: readonly SavedView[] | undefined
  /** The view that was opened last; the list may look different by now. */
  shown: SavedView | undefined
  error: unknown
  onRetry: () => void
  onChoose: (view: SavedView) => void
  onUpdate: (view: SavedView) => void
  /** Makes the list open with this view, or without one. */
  onOpenWith: (view: SavedView) => void
  onOpenPlainly: () => void
  onSave: () => void
  onManage: () => void
  onClose: () => void
}

/** The views of a list, with the current one marked, and the actions on them. */
export function ViewsMenu({ anchor, look, views, shown, error, ...act }: ViewsMenuProps) {
  const words = useViewWords()
  const failureText = useFailureText()
  const isChanged = shown !== undefined && !isSameLook(shown.look, look)
  const opening = views?.find(({ opens }) => opens)
  const inSight = views?.find((view) => isSameLook(view.look, look))
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={act.onClose}
      slotProps={{ paper: { sx: { width: 280, maxWidth: '100%' } } }}
    >
      {views === undefined && error === null && (
        <MenuItem key="loading" disabled dense>
          <Skeleton width="100%" />
        </MenuItem>
      )}
      {views === undefined && error !== null && (
        <MenuItem key="failed" disabled dense sx={{ ...toldStyle, color: 'error.main' }}>
          {failureText(error, words.failed)}
        </MenuItem>
      )}
      {views === undefined && error !== null && (
        <MenuItem key="retry" dense onClick={act.onRetry}>
          {words.retry}
        </MenuItem>
      )}
      {views?.length === 0 && (
        <MenuItem key="none" disabled dense sx={{ ...toldStyle, color: 'text.secondary' }}>
          {words.none}
        </MenuItem>
      )}
      {views?.map((view) => {
        const isInSight = isSameLook(view.look, look)
        return (
          <MenuItem
            key={view.id}
            dense
            role="menuitemradio"
            selected={isInSight}
            aria-checked={isInSight}
            onClick={() => act.onChoose(view)}
          >
            <ListItemText
              primary={<bdi>{view.title}</bdi>}
              secondary={view.owner !== null && words.sharedBy(view.owner)}
              slotProps={{ primary: { noWrap: true, title: view.title }, secondary: { noWrap: true } }}
            />
            {view.opens && (
              <Typography component="span" variant="caption" sx={markStyle}>
                {words.opens}
              </Typography>
            )}
          </MenuItem>
        )
      })}
      {views && <Divider key="line" />}
      {views && isChanged && (
        <MenuItem key="update" dense sx={wrapped} onClick={() => act.onUpdate(shown)}>
          {words.update(shown.title)}
        </MenuItem>
      )}
      {inSight && !inSight.opens && (
        <MenuItem key="openWith" dense sx={wrapped} onClick={() => act.onOpenWith(inSight)}>
          {words.openWith(inSight.title)}
        </MenuItem>
      )}
      {opening && (
        <MenuItem key="openPlainly" dense sx={wrapped} onClick={act.onOpenPlainly}>
          {words.openPlainly(opening.title)}
        </MenuItem>
      )}
      {views && (
        <MenuItem key="save" dense sx={wrapped} onClick={act.onSave}>
          {words.save}
        </MenuItem>
      )}
      {views?.some(({ owner }) => owner === null) && (
        <MenuItem key="manage" dense sx={wrapped} onClick={act.onManage}>
          {words.manage}
        </MenuItem>
      )}
    </Menu>
  )
}

const markStyle = {
  ml: 1,
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  color: 'text.secondary',
} as const

const wrapped = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const

/** The style of messages in the menu, which can be read but not chosen. */
const toldStyle = { ...wrapped, '&.Mui-disabled': { opacity: 1 } } as const
