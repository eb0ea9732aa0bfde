import { useTranslate } from 'react-admin'
import OpenInNew from '@mui/icons-material/OpenInNew'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { config } from '../../../kit/config/config.ts'
import { ProductFacts } from './ProductFacts.tsx'
import { ShortcutTable } from './ShortcutTable.tsx'
import { useHelpWords } from './useHelpWords.ts'

/** The keyboard shortcuts, and facts about the product. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const translate = useTranslate()
  const words = useHelpWords()
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="help-title">
      <DialogTitle id="help-title">{words.title}</DialogTitle>
      <DialogContent>
        <Heading words={words.keyboard} />
        <ShortcutTable />
        <Heading words={words.product} />
        <ProductFacts />
        <Box sx={{ mt: 1.5 }}>
          <MuiLink href={`${config.apiBase}/openapi.json`} target="_blank" rel="noopener" sx={linkStyle}>
            {words.api}
            <OpenInNew sx={{ fontSize: '1rem' }} titleAccess={translate('settings.opensNewTab')} />
          </MuiLink>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Heading({ words }: { words: string }) {
  return (
    <Typography component="h3" sx={{ mt: 2, mb: 1, fontSize: '0.9375rem', fontWeight: 600 }}>
      {words}
    </Typography>
  )
}

const linkStyle = { display: 'inline-flex', alignItems: 'center', gap: 0.5 }
