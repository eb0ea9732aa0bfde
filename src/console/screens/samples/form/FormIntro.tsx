import Alert from '@mui/material/Alert'
import { usePageWords } from '../parts/usePageWords.ts'

/** What the forms of the samples do and do not do. */
export function FormIntro() {
  const { forms: words } = usePageWords()
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 2, bgcolor: 'background.paper' }}>
      {words.intro}
    </Alert>
  )
}
