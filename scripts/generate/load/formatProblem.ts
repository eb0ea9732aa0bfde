import type { Problem } from './Problem.ts'

/** One line for a terminal: position, message and advice. */
export function formatProblem(problem: Problem): string {
  const { file, line, column, pointer, message, advice, severity } = problem
  const mark = severity === 'note' ? 'note: ' : ''
  return `${file}:${line}:${column} ${pointer || '/'}  ${mark}${message} ${advice}`.trimEnd()
}
