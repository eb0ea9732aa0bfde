import FormHelperText from '@mui/material/FormHelperText'
import Skeleton from '@mui/material/Skeleton'
import { Suspense, useState } from 'react'
import { InputFrame } from '../../kit/inputs/InputFrame.tsx'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { checkJson } from './checkJson.ts'
import type { JsonProblem } from './checkJson.ts'
import { notJson, printJson, readJson } from './jsonText.ts'
import { unreadableJson, unreadableText } from './unreadableJson.ts'
import { lazy } from '../../kit/page/lazy.ts'

const KnownKeys = lazy(async () => ({ default: (await import('./KnownKeys.tsx')).KnownKeys }))
const JsonEditor = lazy(async () => ({ default: (await import('./JsonEditor.tsx')).JsonEditor }))

/** The words for problems in the text, and the title of the list of known keys. */
export interface JsonWords {
  /** The message of a problem, including its place. */
  problem: (problem: JsonProblem) => string
  keys: (count: number) => string
}

const mostShown = 3

/** JSON as text: errors are shown at once with their line, and unknown keys as warnings. */
export function JsonInput({ words, ...props }: InputProps & { words: JsonWords }) {
  const [draft, setDraft] = useState<string>()
  const inner = props.options?.inner ?? noParts
  const text = draft ?? unreadableText(props.value) ?? printJson(props.value)
  const known = inner.length > 0 ? inner.map(({ name }) => name) : undefined
  const found = checkJson(text, { known, shape: known && 'object' })
  const problems = found.map((problem) => ({ ...problem, message: words.problem(problem) }))
  const errors = problems.filter(({ severity }) => severity === 'error')
  const warnings = problems.filter(({ severity }) => severity === 'warning')
  const refused = Object.entries(props.errorsInside ?? {}).map(
    ([path, words]) => `${path.slice(1)}: ${words}`,
  )
  const error = errors[0]?.message ?? props.error ?? refused[0]
  const change = (typed: string) => {
    setDraft(typed)
    const value = readJson(typed)
    props.onChange(value === notJson ? unreadableJson(typed) : value)
  }
  return (
    <InputFrame {...props} error={error}>
      <Suspense fallback={<Skeleton variant="rounded" height={122} />}>
        <JsonEditor
          id={props.id}
          labelledBy={`${props.id}-label`}
          describedBy={(error ?? props.help) ? `${props.id}-help` : undefined}
          text={text}
          problems={problems}
          known={inner}
          disabled={props.disabled ?? false}
          onText={change}
          onBlur={() => errors.length === 0 && setDraft(undefined)}
        />
      </Suspense>
      {warnings.slice(0, mostShown).map(({ from, message }) => (
        <FormHelperText key={from} error={false} role="status" sx={{ color: 'warning.main' }}>
          {message}
        </FormHelperText>
      ))}
      {inner.length > 0 && (
        <Suspense fallback={null}>
          <KnownKeys title={words.keys(inner.length)} keys={inner} />
        </Suspense>
      )}
    </InputFrame>
  )
}

const noParts: readonly [] = []
