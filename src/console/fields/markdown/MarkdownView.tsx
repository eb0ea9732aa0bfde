import Box from '@mui/material/Box'
import { Markdown } from 'markdown-to-jsx'
import { safeAddress } from '../../kit/text/safeAddress.ts'
import { richTextStyle } from '../richText/richTextStyle.ts'

/** Renders Markdown for reading. HTML in it is shown as text, and links and pictures lead only to safe web addresses. */
export function MarkdownView({ text }: { text: string }) {
  return (
    <Box sx={style}>
      <Markdown options={options}>{text}</Markdown>
    </Box>
  )
}

const options = {
  disableParsingRawHTML: true,
  disableFrontmatter: true,
  forceBlock: true,
  forceWrapper: true,
  sanitizer: (address: string) => safeAddress(address) ?? null,
  // Prevents headings from getting an id chosen by the text, which could equal an id of the page.
  slugify: () => '',
  overrides: {
    a: { props: { target: '_blank', rel: 'noreferrer' } },
    input: TaskMark,
  },
}

/** A task of a list, shown as a mark that cannot be ticked. */
function TaskMark({ checked = false }: { checked?: boolean }) {
  return <span>{checked ? '☑ ' : '☐ '}</span>
}

// A wide table keeps its words whole and scrolls by itself instead of widening the page.
const style = {
  ...richTextStyle,
  overflowX: 'auto',
  '& td, & th': { ...richTextStyle['& td, & th'], overflowWrap: 'break-word' },
  '& > div > :not(* + *)': { mt: 0 },
} as const
