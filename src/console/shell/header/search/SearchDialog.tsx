import { useDeferredValue, useId, useState } from 'react'
import { useNavigate, useTranslate } from 'react-admin'
import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import InputBase from '@mui/material/InputBase'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import Pinyin from 'pinyin-match'
import { SearchFoot } from './SearchFoot.tsx'
import { SearchResults } from './SearchResults.tsx'
import type { FoundEntry } from './SearchEntry.ts'
import { rankEntries } from './rankEntries.ts'
import { recentPages } from './recentPages.ts'
import { useListKeys } from './useListKeys.ts'
import { useSearchEntries } from './useSearchEntries.ts'

interface SearchDialogProps {
  open: boolean
  /** The text that was typed before the dialog was loaded. */
  early: string
  onClose: () => void
  onHelp: () => void
}

/** Finds pages by their names in both languages, their pinyin or its initials. */
export function SearchDialog({ open, early, onClose, onHelp }: SearchDialogProps) {
  const label = useTranslate()('header.search.label')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': label,
          sx: { mt: { xs: 2, sm: '12vh' }, mx: { xs: 2, sm: 4 }, width: '100%' },
        },
      }}
    >
      {/* Mounted at each opening, so every search starts empty. */}
      <SearchBox label={label} early={early} onClose={onClose} onHelp={onHelp} />
    </Dialog>
  )
}

function SearchBox({ label, early, onClose, onHelp }: Omit<SearchDialogProps, 'open'> & { label: string }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const listId = useId()
  const entries = useSearchEntries(onHelp)
  const [recent] = useState(recentPages)
  const [text, setText] = useState(early)
  const sought = useDeferredValue(text)
  const found = rankEntries(entries, sought, { match: Pinyin.match, recent })
  const choose = ({ entry }: FoundEntry, inNewWindow: boolean) => {
    const { href, isOutside, run } = entry
    onClose()
    run?.()
    if (href === undefined) return
    if (entry.inNewWindow || inNewWindow) window.open(isOutside ? href : `#${href}`, '_blank', 'noopener')
    else navigate(href)
  }
  const { active, setActive, onKeyDown } = useListKeys(found, choose, sought)
  const activeId = found.length > 0 ? `${listId}-${active}` : undefined
  return (
    <>
      <Box sx={fieldStyle}>
        <SearchIcon sx={{ color: 'text.secondary' }} />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={translate('header.search.placeholder')}
          inputProps={{
            role: 'combobox',
            'aria-label': label,
            'aria-expanded': found.length > 0,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': activeId,
            autoComplete: 'off',
            spellCheck: false,
            maxLength: 60,
          }}
        />
      </Box>
      <SearchResults
        id={listId}
        found={found}
        active={active}
        text={sought.trim()}
        hasRecent={recent.length > 0}
        onPoint={setActive}
        onChoose={choose}
      />
      <Typography role="status" sx={visuallyHidden}>
        {sought.trim() !== '' && translate('header.search.found', { count: found.length })}
      </Typography>
      <SearchFoot />
    </>
  )
}

const fieldStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  minHeight: 56,
  borderBottom: 1,
  borderColor: 'divider',
}
