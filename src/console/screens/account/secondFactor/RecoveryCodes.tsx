import ContentCopy from '@mui/icons-material/ContentCopy'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { copyText } from '../../../kit/browser/copyText.ts'
import { monospaceFamily } from '../../../kit/colors/tokens.ts'

/** Shows the recovery codes, for this one time. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const translate = useTranslate()
  const [words, setWords] = useState('copy')
  const copy = () =>
    copyText(codes.join('\n')).then(
      () => setWords('copied'),
      () => setWords('notCopied'),
    )
  return (
    <Stack spacing={2} sx={{ pt: 1 }}>
      <Alert severity="warning">{translate('account.secondFactor.recovery')}</Alert>
      <Box component="ul" sx={listStyle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        <Button autoFocus startIcon={<ContentCopy />} onClick={() => void copy()}>
          <span aria-live="polite">{translate(`account.secondFactor.${words}`)}</span>
        </Button>
        <Button variant="contained" onClick={onSaved}>
          {translate('account.secondFactor.saved')}
        </Button>
      </Stack>
    </Stack>
  )
}

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  // A code that wraps would be read, and copied by hand, as two.
  gridTemplateColumns: 'repeat(auto-fill, minmax(30ch, 1fr))',
  gap: 0.5,
  fontFamily: monospaceFamily,
  whiteSpace: 'nowrap',
}
