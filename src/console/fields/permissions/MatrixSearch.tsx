import Search from '@mui/icons-material/Search'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'

interface MatrixSearchProps {
  id: string
  /** What it searches, for screen readers: the heading above says it to everybody else. */
  label: string
  placeholder: string
  text: string
  onText: (text: string) => void
}

/** Narrows the pages of the matrix by name. */
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
        // Enter would save the form around.
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
