/** The most errors that one loop collects: ten times as many as an answer lists, because a value may be wrong in several ways. */
const errorsAtMost = 1000

// Ajv begins a line with each statement. A string literal never begins a line, whatever a schema contains.
const itemLoop = /^for\(let (i\d+)=0; \1<(len\d+); \1\+\+\)\{/gmu
const keyLoop = /^for\(const (key\d+) in (\w+)\)\{/gmu

/**
 * Rewrites the code of a validator that reports all errors, so that it leaves a list or an object after many errors. Otherwise
 * each of 400,000 wrong items would be reported, and copied at each level of a recursive schema. Errors from before the loop do
 * not count, because those of another alternative say nothing about this one.
 */
export function boundedErrors(code: string): string {
  return code
    .replaceAll(itemLoop, `for(let $1=0, $1Errors=errors; $1<$2 && errors-$1Errors<${errorsAtMost}; $1++){`)
    .replaceAll(
      keyLoop,
      `const $1Errors = errors;\nfor(const $1 in $2){\nif(errors-$1Errors>=${errorsAtMost})break;`,
    )
}
