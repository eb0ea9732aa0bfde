import type { ErrorSchema } from '@rjsf/utils'
import Alert from '@mui/material/Alert'
import type { BrokenRule } from './FormContext.ts'

interface BrokenRulesProps {
  rules: readonly BrokenRule[]
  /** The faults that inputs show. */
  errors: ErrorSchema<unknown> | undefined
}

/** Shows the broken rules, except those that an input reports already. */
export function BrokenRules({ rules, errors }: BrokenRulesProps) {
  const told = new Set(wordsIn(errors))
  return (
    <div role="status">
      {rules
        .filter(({ complaint }) => !told.has(complaint))
        .map(({ name, complaint }) => (
          <Alert key={`${name} ${complaint}`} severity="error" sx={{ mt: 2 }}>
            {name === undefined ? complaint : `${name}: ${complaint}`}
          </Alert>
        ))}
    </div>
  )
}

function wordsIn({ __errors: own = [], ...inside }: ErrorSchema<unknown> = {}): string[] {
  return [...own, ...Object.values<ErrorSchema<unknown> | undefined>(inside).flatMap(wordsIn)]
}
