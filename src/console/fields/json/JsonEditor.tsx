import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, indentOnInput } from '@codemirror/language'
import { setDiagnostics } from '@codemirror/lint'
import { Compartment, EditorState } from '@codemirror/state'
import { EditorView, drawSelection, keymap, lineNumbers } from '@codemirror/view'
import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { InnerInput } from '../../kit/inputs/InputProps.ts'
import type { JsonProblem } from './checkJson.ts'
import { completeJson } from './completeJson.ts'
import { editorTheme } from './editorTheme.ts'

/** A problem with its message. */
export interface WordedProblem extends JsonProblem {
  message: string
}

interface JsonEditorProps {
  id: string
  labelledBy: string
  describedBy: string | undefined
  text: string
  problems: readonly WordedProblem[]
  known: readonly InnerInput[]
  disabled: boolean
  onText: (text: string) => void
  onBlur: () => void
}

/** A text editor for JSON: it numbers lines, closes brackets, underlines problems and completes known keys. */
export function JsonEditor(props: JsonEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const changing = useRef(new Compartment())
  const theme = useTheme()
  const onText = useEffectEvent(props.onText)
  const onBlur = useEffectEvent(props.onBlur)
  const { id, labelledBy, describedBy, text, problems, known, disabled } = props

  // The settings that may change are in a compartment, so that the editor keeps its history and cursor.
  const settings = () => [
    EditorState.readOnly.of(disabled),
    EditorView.editable.of(!disabled),
    EditorView.contentAttributes.of({
      id,
      'aria-labelledby': labelledBy,
      'aria-multiline': 'true',
      ...(describedBy && { 'aria-describedby': describedBy }),
    }),
    autocompletion({ override: [completeJson(known)], icons: false }),
    editorTheme(theme),
  ]
  const initial = useEffectEvent(() => ({
    doc: text,
    extensions: [...fixed, changing.current.of(settings())],
  }))

  useEffect(() => {
    if (!host.current) return undefined
    const { doc, extensions } = initial()
    const listeners = [
      EditorView.updateListener.of((update) => {
        if (update.docChanged && !update.transactions.some((each) => each.isUserEvent('given')))
          onText(update.state.doc.toString())
      }),
      EditorView.domEventHandlers({ blur: () => onBlur() }),
    ]
    const state = EditorState.create({ doc, extensions: [...extensions, ...listeners] })
    const editor = new EditorView({ state, parent: host.current })
    view.current = editor
    return () => editor.destroy()
  }, [])

  useEffect(() => {
    view.current?.dispatch({ effects: changing.current.reconfigure(settings()) })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- settings() is made of these values
  }, [id, labelledBy, describedBy, known, disabled, theme])

  useEffect(() => {
    const editor = view.current
    if (!editor || editor.state.doc.toString() === text) return
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text }, userEvent: 'given' })
  }, [text])

  useEffect(() => {
    const editor = view.current
    if (!editor) return
    const length = editor.state.doc.length
    const marks = problems.map(({ from, to, severity, message }) => ({
      from: Math.min(from, length),
      to: Math.min(Math.max(to, from + 1), length),
      severity,
      message,
    }))
    editor.dispatch(setDiagnostics(editor.state, marks))
  }, [problems])

  return <Box ref={host} />
}

const fixed = [
  lineNumbers(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  json(),
  EditorView.lineWrapping,
  // Tab is not bound, so that keyboard users can leave the editor.
  keymap.of([...closeBracketsKeymap, ...completionKeymap, ...historyKeymap, ...defaultKeymap]),
]
