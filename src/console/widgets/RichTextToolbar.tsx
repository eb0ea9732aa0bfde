import FormatBold from '@mui/icons-material/FormatBold'
import FormatItalic from '@mui/icons-material/FormatItalic'
import FormatListBulleted from '@mui/icons-material/FormatListBulleted'
import FormatListNumbered from '@mui/icons-material/FormatListNumbered'
import FormatQuote from '@mui/icons-material/FormatQuote'
import FormatUnderlined from '@mui/icons-material/FormatUnderlined'
import InsertLink from '@mui/icons-material/InsertLink'
import Redo from '@mui/icons-material/Redo'
import StrikethroughS from '@mui/icons-material/StrikethroughS'
import Title from '@mui/icons-material/Title'
import Undo from '@mui/icons-material/Undo'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Tooltip from '@mui/material/Tooltip'
import type { ChainedCommands, Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import type { ComponentType } from 'react'
import type { EditorWords } from './RichTextEditor.tsx'
import { safeAddress } from './safeAddress.ts'

interface Tool {
  name: Exclude<keyof EditorWords, 'toolbar' | 'linkAddress'>
  Icon: ComponentType<{ fontSize: 'small' }>
  /** The mark or node that lights the button. */
  active?: string
  run: (chain: ChainedCommands, words: EditorWords) => ChainedCommands
}

const tools: readonly Tool[] = [
  { name: 'undo', Icon: Undo, run: (chain) => chain.undo() },
  { name: 'redo', Icon: Redo, run: (chain) => chain.redo() },
  { name: 'heading', Icon: Title, active: 'heading', run: (chain) => chain.toggleHeading({ level: 3 }) },
  { name: 'bold', Icon: FormatBold, active: 'bold', run: (chain) => chain.toggleBold() },
  { name: 'italic', Icon: FormatItalic, active: 'italic', run: (chain) => chain.toggleItalic() },
  { name: 'underline', Icon: FormatUnderlined, active: 'underline', run: (chain) => chain.toggleUnderline() },
  { name: 'strike', Icon: StrikethroughS, active: 'strike', run: (chain) => chain.toggleStrike() },
  {
    name: 'bulletList',
    Icon: FormatListBulleted,
    active: 'bulletList',
    run: (chain) => chain.toggleBulletList(),
  },
  {
    name: 'orderedList',
    Icon: FormatListNumbered,
    active: 'orderedList',
    run: (chain) => chain.toggleOrderedList(),
  },
  { name: 'quote', Icon: FormatQuote, active: 'blockquote', run: (chain) => chain.toggleBlockquote() },
  { name: 'link', Icon: InsertLink, active: 'link', run: askForLink },
]

/** The formatting buttons above the editor. */
export function RichTextToolbar({ editor, words }: { editor: Editor; words: EditorWords }) {
  const active = useEditorState({
    editor,
    selector: ({ editor }) =>
      tools.filter((tool) => tool.active && editor.isActive(tool.active)).map(({ name }) => name),
  })
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label={words.toolbar}
      sx={{ flexWrap: 'wrap', borderBottom: 1, borderColor: 'divider', p: 0.5 }}
    >
      {tools.map(({ name, Icon, run }) => (
        <Tooltip key={name} title={words[name]}>
          <span>
            <IconButton
              size="small"
              aria-label={words[name]}
              aria-pressed={active.includes(name)}
              color={active.includes(name) ? 'primary' : 'default'}
              disabled={!editor.isEditable}
              onClick={() => run(editor.chain().focus(), words).run()}
            >
              <Icon fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
      ))}
    </Stack>
  )
}

function askForLink(chain: ChainedCommands, words: EditorWords): ChainedCommands {
  const address = globalThis.prompt(words.linkAddress, 'https://')
  if (address === null) return chain
  const href = safeAddress(address)
  return href === undefined ? chain.unsetLink() : chain.extendMarkRange('link').setLink({ href })
}
