import type { GenerateResult } from './generate.ts'

const shown = 20

/** Prints what a run found and did, the most important last. */
export function report(result: GenerateResult, check: boolean): void {
  for (const note of result.notes) console.log(note)
  for (const error of result.errors) console.error(error)
  if (result.errors.length > 0)
    return console.error(`Nothing was written: ${count(result.errors, 'problem')}.`)
  const { changed, removed, entities } = result
  if (changed.length + removed.length === 0)
    return console.log(`generated/ is up to date (${entities} entities).`)
  list(check ? 'differs' : 'wrote', changed)
  list(check ? 'should go' : 'removed', removed)
  const summary = `${count(changed, 'file')} ${check ? 'differ' : 'written'}, ${removed.length} ${check ? 'stale' : 'removed'}`
  console.log(`${summary}, ${entities} entities.${check ? ' Run: npm run generate' : ''}`)
}

function list(verb: string, paths: readonly string[]): void {
  for (const path of paths.slice(0, shown)) console.log(`${verb} ${path}`)
  if (paths.length > shown) console.log(`… and ${paths.length - shown} more`)
}

function count(items: readonly unknown[], noun: string): string {
  return `${items.length} ${noun}${items.length === 1 ? '' : 's'}`
}
