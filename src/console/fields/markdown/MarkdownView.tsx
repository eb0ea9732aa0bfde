import Box from '@mui/material/Box'
import { Markdown } from 'markdown-to-jsx'
import { safeAddress } from '../../kit/text/safeAddress.ts'
import { richTextStyle } from '../richText/richTextStyle.ts'

/** Markdown for reading. HTML in it is text, and what its links and pictures name is an address of the web or nothing. */
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
  // An id of the page must never be one that a text chose.
  slugify: () => '',
  overrides: {
    a: { props: { target: '_blank', rel: 'noreferrer' } },
    input: TaskMark,
  },
}

/** A task of a list: nothing that could be ticked here. */
function TaskMark({ checked = false }: { checked?: boolean }) {
  return <span>{checked ? '☑ ' : '☐ '}</span>
}

// A wide table keeps its words whole and moves by itself, not the page around it.
const style = {
  ...richTextStyle,
  overflowX: 'auto',
  '& td, & th': { ...richTextStyle['& td, & th'], overflowWrap: 'break-word' },
  '& > div > :not(* + *)': { mt: 0 },
} as const
