import Search from '@mui/icons-material/Search'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'

interface MatrixSearchProps {
  id: string
  /** Says what is searched, for screen readers only: the heading above shows it to everyone else. */
  label: string
  placeholder: string
  text: string
  onText: (text: string) => void
}

/** A search box that narrows the matrix to pages by name. */
export function MatrixSearch({ id, label, placeholder, text, onText }: MatrixSearchProps) {
  return (
    <TextField
      id={id}
      size="small"
      fullWidth
      value={text}
      placeholder={placeholder}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={(event) => {
        // Enter would submit the surrounding form.
        if (event.key === 'Enter') event.preventDefault()
      }}
      sx={{ mb: 1 }}
      slotProps={{
        htmlInput: { 'aria-label': label },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
