import Search from '@mui/icons-material/Search'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'

interface MatrixSearchProps {
  id: string
  label: string
  text: string
  onText: (text: string) => void
}

/** Narrows the pages of the matrix by name. */
export function MatrixSearch({ id, label, text, onText }: MatrixSearchProps) {
  return (
    <TextField
      id={id}
      size="small"
      fullWidth
      value={text}
      placeholder={label}
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
