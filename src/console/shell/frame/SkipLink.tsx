import { useTranslate } from 'react-admin'
import Button from '@mui/material/Button'
import { mainId } from './mainId.ts'

/** Takes keyboard users past the menu; visible only while it has the focus. */
export function SkipLink() {
  const translate = useTranslate()
  return (
    <Button
      variant="contained"
      sx={hiddenUntilFocused}
      onClick={() => document.getElementById(mainId)?.focus()}
    >
      {translate('shell.skip')}
    </Button>
  )
}

const hiddenUntilFocused = {
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 'tooltip',
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}
