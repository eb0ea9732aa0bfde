import Skeleton from '@mui/material/Skeleton'
import { Suspense } from 'react'
import { InputFrame } from '../../kit/inputs/InputFrame.tsx'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf, textOrNothing } from '../../kit/text/readValue.ts'
import type { EditorWords } from './RichTextEditor.tsx'
import { lazy } from '../../kit/page/lazy.ts'

const RichTextEditor = lazy(async () => ({ default: (await import('./RichTextEditor.tsx')).RichTextEditor }))

/** Formatted text; the editor is loaded when one is on the screen. */
export function RichTextInput(props: InputProps & { words: EditorWords }) {
  return (
    <InputFrame {...props}>
      <Suspense fallback={<Skeleton variant="rounded" height={300} />}>
        <RichTextEditor
          id={props.id}
          labelId={`${props.id}-label`}
          html={textOf(props.value)}
          disabled={props.disabled ?? false}
          words={props.words}
          onChange={(html) => props.onChange(textOrNothing(html))}
        />
      </Suspense>
    </InputFrame>
  )
}
