import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import type { LinkWords } from './LinkDialog.tsx'
import { RichTextToolbar } from './RichTextToolbar.tsx'
import { cleanHtml } from './cleanHtml.ts'
import { lostElements } from './lostElements.ts'
import { richTextExtensions } from './richTextExtensions.ts'
import { richTextStyle } from './richTextStyle.ts'

/** The names of the toolbar's buttons, and the words of the link dialog. */
export interface EditorWords extends LinkWords {
  toolbar: string
  bold: string
  italic: string
  underline: string
  strike: string
  heading: string
  bulletList: string
  orderedList: string
  quote: string
  undo: string
  redo: string
  /** A warning about elements that the editor cannot keep. */
  loses: (elements: readonly string[]) => string
}

interface RichTextEditorProps {
  id: string
  labelId: string
  html: string
  disabled: boolean
  /** The height in pixels without the toolbar. */
  height: number
  words: EditorWords
  onChange: (html: string) => void
}

/** The editor itself; it receives only cleaned HTML. */
export function RichTextEditor({
  id,
  labelId,
  html,
  disabled,
  height,
  words,
  onChange,
}: RichTextEditorProps) {
  const [lost] = useState(() => lostElements(html))
  const editor = useEditor({
    extensions: richTextExtensions,
    content: cleanHtml(html),
    editable: !disabled,
    // Rendering at once would create the editor twice in strict mode.
    immediatelyRender: false,
    editorProps: {
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelId },
    },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : editor.getHTML()),
  })
  useEffect(() => {
    // Unlike its other options, the editor takes this one only at its creation.
    editor?.setEditable(!disabled, false)
  }, [editor, disabled])
  useEffect(() => {
    // A page that becomes visible again still has its destroyed editor until it creates another one.
    if (!editor || editor.isDestroyed) return
    const own = editor.isEmpty ? '' : editor.getHTML()
    // Only a value from elsewhere, such as a merge, replaces the text, and never while the user types.
    if (own !== html && !editor.isFocused) {
      editor.commands.setContent(cleanHtml(html), { emitUpdate: false })
    }
  }, [editor, html])
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        '&:focus-within': { borderColor: 'primary.main' },
      }}
    >
      {lost.length > 0 && !disabled && (
        <Alert severity="warning" sx={{ borderRadius: 0 }}>
          {words.loses(lost)}
        </Alert>
      )}
      {editor && <RichTextToolbar editor={editor} disabled={disabled} words={words} />}
      <Box
        sx={{
          ...richTextStyle,
          height,
          overflow: 'auto',
          px: 1.5,
          '& .tiptap': { minHeight: '100%', outline: 0 },
        }}
      >
        <EditorContent editor={editor} style={{ height: '100%' }} />
      </Box>
    </Box>
  )
}
