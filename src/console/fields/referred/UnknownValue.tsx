import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import styles from '../../kit/widgets/values.module.css'
import type { UnknownReason } from './ReferredContext.ts'

/** Shown for a computed value that the form does not know yet, or cannot know before the server has stored it. */
export function UnknownValue({ why }: { why: UnknownReason }) {
  const translate = useTranslate()
  if (why === 'loading') return <span className={styles.pending} aria-busy />
  return (
    <Typography component="span" variant="body2" color="text.secondary">
      {translate('screens.form.knownOnceSaved')}
    </Typography>
  )
}
