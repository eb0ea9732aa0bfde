import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { InputFrame } from '../../kit/inputs/InputFrame.tsx'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { LoadBoundary } from '../../kit/page/LoadBoundary.tsx'
import { lazy } from '../../kit/page/lazy.ts'
import { textOf, textOrNothing } from '../../kit/text/readValue.ts'
import type { EditorWords } from './RichTextEditor.tsx'

const RichTextEditor = lazy(async () => ({ default: (await import('./RichTextEditor.tsx')).RichTextEditor }))

const usualHeight = 300

/** The height in pixels of a one-line toolbar and the borders. */
const aroundHeight = 41

/** Formatted text; the editor is loaded when first shown, and can be loaded again after a failure. */
export function RichTextInput({ words, ...props }: InputProps & { words: EditorWords }) {
  const translate = useTranslate()
  const height = props.options?.height ?? usualHeight
  return (
    <InputFrame {...props}>
      <LoadBoundary title={translate('screens.form.editorFailed')}>
        {/* Reserves the toolbar's room, because it appears a moment after the rest. */}
        <Box sx={{ minHeight: height + aroundHeight }}>
          <Suspense fallback={<Skeleton variant="rounded" height={height + aroundHeight} />}>
            <RichTextEditor
              id={props.id}
              labelId={`${props.id}-label`}
              html={textOf(props.value)}
              disabled={props.disabled ?? false}
              height={height}
              words={words}
              onChange={(html) => props.onChange(textOrNothing(html))}
            />
          </Suspense>
        </Box>
      </LoadBoundary>
    </InputFrame>
  )
}
