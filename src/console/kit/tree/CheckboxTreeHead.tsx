import UnfoldLess from '@mui/icons-material/UnfoldLess'
import UnfoldMore from '@mui/icons-material/UnfoldMore'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Tooltip from '@mui/material/Tooltip'

/** The words of the controls above the tree. */
export interface TreeHeadWords {
  search: string
  all: string
  clear: string
  expandAll: string
  collapseAll: string
}

interface CheckboxTreeHeadProps {
  id: string
  label: string
  text: string
  words: TreeHeadWords
  /** Whether there is nothing to choose. */
  disabled: boolean
  onText: (text: string) => void
  onExpand: () => void
  onCollapse: () => void
  onAll: () => void
  onClear: () => void
}

/** The controls above a checkbox tree: search, folding, and choosing all or nothing. */
export function CheckboxTreeHead({ id, label, text, words, disabled, onText, ...on }: CheckboxTreeHeadProps) {
  return (
    <Stack direction="row" useFlexGap sx={{ mb: 1, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <TextField
        id={id}
        size="small"
        placeholder={words.search}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          // Enter would submit the surrounding form.
          if (event.key === 'Enter') event.preventDefault()
        }}
        sx={{ flex: '1 1 180px' }}
        slotProps={{ htmlInput: { 'aria-label': `${words.search} ${label}` } }}
      />
      <Tooltip title={words.expandAll}>
        <IconButton size="small" aria-label={words.expandAll} onClick={on.onExpand}>
          <UnfoldMore fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={words.collapseAll}>
        <IconButton size="small" aria-label={words.collapseAll} onClick={on.onCollapse}>
          <UnfoldLess fontSize="small" />
        </IconButton>
      </Tooltip>
      <Button size="small" disabled={disabled} onClick={on.onAll} sx={{ flexShrink: 0 }}>
        {words.all}
      </Button>
      <Button size="small" disabled={disabled} onClick={on.onClear} sx={{ flexShrink: 0 }}>
        {words.clear}
      </Button>
    </Stack>
  )
}
