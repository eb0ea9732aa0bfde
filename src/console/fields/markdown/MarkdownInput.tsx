import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { Suspense, useDeferredValue, useState } from 'react'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { LoadBoundary } from '../../kit/page/LoadBoundary.tsx'
import { lazy } from '../../kit/page/lazy.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { TextAreaInput } from '../text/TextAreaInput.tsx'

const MarkdownView = lazy(async () => ({ default: (await import('./MarkdownView.tsx')).MarkdownView }))

interface MarkdownInputProps extends InputProps {
  words: { preview: string; hidePreview: string; previewFailed: string }
}

/** Markdown as text, with an optional preview below that follows what is typed. */
export function MarkdownInput({ words, ...props }: MarkdownInputProps) {
  const [isShown, setShown] = useState(false)
  const text = useDeferredValue(textOf(props.value))
  const previewId = `${props.id}-preview`
  return (
    <Box sx={{ minWidth: 0 }}>
      <TextAreaInput {...props} />
      <Button
        size="small"
        aria-label={`${isShown ? words.hidePreview : words.preview} ${props.label}`}
        aria-expanded={isShown}
        aria-controls={isShown ? previewId : undefined}
        onClick={() => setShown(!isShown)}
        sx={{ mt: 0.5 }}
      >
        {isShown ? words.hidePreview : words.preview}
      </Button>
      {isShown && (
        <Box id={previewId} role="region" aria-label={`${words.preview} ${props.label}`} sx={previewStyle}>
          <LoadBoundary title={words.previewFailed}>
            <Suspense fallback={<Skeleton variant="rounded" height={60} />}>
              <MarkdownView text={text} />
            </Suspense>
          </LoadBoundary>
        </Box>
      )}
    </Box>
  )
}

const previewStyle = {
  mt: 0.5,
  px: 1.5,
  py: 1,
  minHeight: 44,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const
