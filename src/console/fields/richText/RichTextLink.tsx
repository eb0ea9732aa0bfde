import InsertLink from '@mui/icons-material/InsertLink'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { LinkDialog } from './LinkDialog.tsx'
import type { LinkWords } from './LinkDialog.tsx'
import { RichTextTool } from './RichTextTool.tsx'

interface RichTextLinkProps {
  editor: Editor
  isActive: boolean
  disabled: boolean
  words: LinkWords
}

/** The button that turns the selected text into a link, or changes or removes the link at the cursor. */
export function RichTextLink({ editor, isActive, disabled, words }: RichTextLinkProps) {
  const [asked, setAsked] = useState({ open: false, address: '' })
  const close = () => setAsked((former) => ({ ...former, open: false }))
  return (
    <>
      <RichTextTool
        label={words.link}
        Icon={InsertLink}
        isActive={isActive}
        disabled={disabled}
        asks
        onClick={() => setAsked({ open: true, address: addressIn(editor) })}
      />
      <LinkDialog
        {...asked}
        words={words}
        onLink={(href) => link(editor, href)}
        onClose={close}
        onClosed={() => editor.commands.focus()}
      />
    </>
  )
}

function addressIn(editor: Editor): string {
  const { href }: Record<string, unknown> = editor.getAttributes('link')
  return typeof href === 'string' ? href : ''
}

function link(editor: Editor, href: string | undefined): void {
  const chain = editor.chain().extendMarkRange('link')
  if (href === undefined) chain.unsetLink().run()
  else if (editor.state.selection.empty && !editor.isActive('link')) insertLink(editor, href)
  else chain.setLink({ href }).run()
}

/** Inserts the address itself as the text, if no text is selected; text typed after it does not belong to the link. */
function insertLink(editor: Editor, href: string): void {
  const marks = [{ type: 'link', attrs: { href } }]
  editor.chain().insertContent({ type: 'text', text: href, marks }).unsetMark('link').run()
}
