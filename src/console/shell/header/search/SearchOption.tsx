import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import AddIcon from '@mui/icons-material/AddOutlined'
import OpenInNew from '@mui/icons-material/OpenInNew'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { MenuIcon } from '../../menu/MenuIcon.tsx'
import { Highlighted } from './Highlighted.tsx'
import type { FoundEntry } from './SearchEntry.ts'

interface SearchOptionProps {
  id: string
  found: FoundEntry
  isActive: boolean
  onPoint: () => void
  onChoose: (inNewWindow: boolean) => void
}

/** One search result. */
export function SearchOption({ id, found, isActive, onPoint, onChoose }: SearchOptionProps) {
  const translate = useTranslate()
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const { entry, range, alias } = found
  return (
    <Box
      component="li"
      role="option"
      ref={line}
      id={id}
      aria-selected={isActive}
      onMouseMove={onPoint}
      // Keeps the focus in the field, which tells screen readers the active option.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onChoose(event.ctrlKey || event.metaKey)}
      sx={{ ...optionStyle, ...(isActive && activeStyle) }}
    >
      <Box sx={{ display: 'grid', color: 'text.secondary' }}>
        {entry.id.endsWith('/create') ? (
          <AddIcon sx={{ fontSize: '1.25rem' }} />
        ) : (
          <MenuIcon name={entry.icon} />
        )}
      </Box>
      <Typography component="span" noWrap sx={{ flex: '0 1 auto', fontSize: '0.9375rem' }}>
        <Highlighted text={entry.name} range={range} />
      </Typography>
      {alias && (
        <Typography component="span" noWrap variant="body2" color="text.secondary">
          <Highlighted text={alias.text} range={alias.range} />
        </Typography>
      )}
      <Typography component="span" noWrap variant="body2" color="text.secondary" sx={{ ml: 'auto' }}>
        {entry.place}
      </Typography>
      {entry.inNewWindow && (
        <OpenInNew titleAccess={translate('settings.opensNewTab')} sx={{ fontSize: '1rem' }} />
      )}
    </Box>
  )
}

const optionStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  px: 1.5,
  borderRadius: 1,
  cursor: 'pointer',
}

const activeStyle = {
  bgcolor: 'action.selected',
  outline: '2px solid',
  outlineColor: 'primary.main',
  outlineOffset: -2,
}
