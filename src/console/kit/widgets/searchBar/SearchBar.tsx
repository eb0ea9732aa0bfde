import Clear from '@mui/icons-material/Clear'
import Search from '@mui/icons-material/Search'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useRef, useState } from 'react'

interface SearchBarProps {
  /** The current search word; empty if there is none. */
  value: string
  /** Called on Enter or the button with the trimmed word; the word is empty when the search is cleared. */
  onSearch: (word: string) => void
  words: SearchBarWords
}

/** The words of a search bar. */
export interface SearchBarWords {
  /** Says what is searched. */
  label: string
  search: string
  clear: string
}

/** Searches for a word on Enter or by the button, not with each key. */
export function SearchBar({ value, onSearch, words }: SearchBarProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, type] = useState<string>()
  const word = typed ?? value
  const search = (asked: string) => {
    type(undefined)
    onSearch(asked.trim())
  }
  const clear = () => {
    search('')
    // The button disappears and would take the focus with it.
    input.current?.focus()
  }
  return (
    <Stack
      component="form"
      role="search"
      direction="row"
      spacing={1}
      onSubmit={(event) => {
        event.preventDefault()
        search(word)
      }}
      sx={{ width: '100%', maxWidth: 520 }}
    >
      <TextField
        size="small"
        fullWidth
        inputRef={input}
        label={words.label}
        value={word}
        onChange={({ target }) => type(target.value)}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
            endAdornment: word !== '' && (
              <IconButton
                size="small"
                edge="end"
                aria-label={words.clear}
                title={words.clear}
                onClick={clear}
              >
                <Clear fontSize="small" />
              </IconButton>
            ),
          },
          htmlInput: { enterKeyHint: 'search' },
        }}
      />
      <Button type="submit" variant="contained" sx={{ flex: 'none' }}>
        {words.search}
      </Button>
    </Stack>
  )
}
