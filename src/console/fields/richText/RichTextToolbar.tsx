import FormatBold from '@mui/icons-material/FormatBold'
import FormatItalic from '@mui/icons-material/FormatItalic'
import FormatListBulleted from '@mui/icons-material/FormatListBulleted'
import FormatListNumbered from '@mui/icons-material/FormatListNumbered'
import FormatQuote from '@mui/icons-material/FormatQuote'
import FormatUnderlined from '@mui/icons-material/FormatUnderlined'
import Redo from '@mui/icons-material/Redo'
import StrikethroughS from '@mui/icons-material/StrikethroughS'
import Title from '@mui/icons-material/Title'
import Undo from '@mui/icons-material/Undo'
import Stack from '@mui/material/Stack'
import type { ChainedCommands, Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import type { ComponentType } from 'react'
import type { EditorWords } from './RichTextEditor.tsx'
import type { LinkWords } from './LinkDialog.tsx'
import { RichTextLink } from './RichTextLink.tsx'
import { RichTextTool } from './RichTextTool.tsx'

interface Tool {
  name: Exclude<keyof EditorWords, 'toolbar' | 'loses' | keyof LinkWords>
  Icon: ComponentType<{ fontSize: 'small' }>
  /** The mark or node that highlights the button. */
  active?: string
  run: (chain: ChainedCommands) => ChainedCommands
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
]

interface RichTextToolbarProps {
  editor: Editor
  disabled: boolean
  words: EditorWords
}

/** The formatting buttons above the editor. */
export function RichTextToolbar({ editor, disabled, words }: RichTextToolbarProps) {
  const active = useEditorState({
    editor,
    selector: ({ editor }) => [
      ...tools.filter((tool) => tool.active && editor.isActive(tool.active)).map(({ name }) => name),
      ...(editor.isActive('link') ? ['link'] : []),
    ],
  })
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label={words.toolbar}
      sx={{ flexWrap: 'wrap', borderBottom: 1, borderColor: 'divider', p: 0.5 }}
    >
      {tools.map(({ name, Icon, run }) => (
        <RichTextTool
          key={name}
          label={words[name]}
          Icon={Icon}
          isActive={active.includes(name)}
          disabled={disabled}
          onClick={() => run(editor.chain().focus()).run()}
        />
      ))}
      <RichTextLink editor={editor} isActive={active.includes('link')} disabled={disabled} words={words} />
    </Stack>
  )
}
