import Box from '@mui/material/Box'
import { cleanHtml } from './cleanHtml.ts'
import { richTextStyle } from './richTextStyle.ts'

/** Formatted text for reading, cleaned before it is shown. */
export function RichTextView({ html }: { html: string }) {
  return <Box sx={richTextStyle} dangerouslySetInnerHTML={{ __html: cleanHtml(html) }} />
}
