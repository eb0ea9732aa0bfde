import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useNotify } from 'react-admin'
import { copyText } from '../../../kit/browser/copyText.ts'
import { JsonView } from '../../../kit/widgets/JsonView.tsx'
import { useSampleWords } from '../parts/useSampleWords.ts'
import type { LoadedExample } from './examples.ts'

/** A running example; below it its source code and the widget's props. */
export function ExampleView({ Example, source, widget }: LoadedExample) {
  const { widgets: words } = useSampleWords()
  const notify = useNotify()
  const copy = () =>
    copyText(source).then(
      () => notify(words.copied, { type: 'success' }),
      () => notify(words.notCopied, { type: 'warning' }),
    )
  return (
    <>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
        <Example />
      </Paper>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mt: 3, mb: 1 }}>
        <Typography component="h2" variant="subtitle1">
          {words.code}
        </Typography>
        <Button startIcon={<ContentCopy />} onClick={() => void copy()}>
          {words.copy}
        </Button>
      </Box>
      <JsonView value={source} />
      <Typography component="h2" variant="subtitle1" sx={{ mt: 3, mb: 1 }}>
        {words.props}
      </Typography>
      <JsonView value={propsIn(widget)} />
    </>
  )
}

/** The source of a widget's props, whose comments explain each prop. */
function propsIn(source: string): string {
  return /^(?:export )?(interface \w*Props[\s\S]*?\n\})/mu.exec(source)?.[1] ?? ''
}
