/** Ten times as many as an answer lists, since a value may be wrong in several ways. */
const errorsAtMost = 1000

// Ajv begins a line with each statement. A string never does, whatever a schema says in it.
const itemLoop = /^for\(let (i\d+)=0; \1<(len\d+); \1\+\+\)\{/gmu
const keyLoop = /^for\(const (key\d+) in (\w+)\)\{/gmu

/**
 * The code of a validator that names all errors, so that it leaves a list or an object in which it has found many: each of
 * 400,000 wrong items would be told, and copied at each level of a schema that leads back into itself. Errors of before do not
 * count, as those of another alternative say nothing about this one.
 */
export function boundedErrors(code: string): string {
  return code
    .replaceAll(itemLoop, `for(let $1=0, $1Errors=errors; $1<$2 && errors-$1Errors<${errorsAtMost}; $1++){`)
    .replaceAll(
      keyLoop,
      `const $1Errors = errors;\nfor(const $1 in $2){\nif(errors-$1Errors>=${errorsAtMost})break;`,
    )
}
