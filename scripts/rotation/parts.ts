/** The longest tests, one part of which each commit runs. Each part takes about as long as the others. */
export const parts: readonly (readonly string[])[] = [
  [
    'tests/journeys/crawlChinese.test.ts',
    'tests/scripts/eject/eject.test.ts',
    'tests/scripts/prove/hostile.test.ts',
  ],
  [
    'tests/journeys/crawlEnglish.test.ts',
    'tests/scripts/prove/drift.test.ts',
    'tests/scripts/prove/engine.test.ts',
  ],
  [
    'tests/journeys/development.test.ts',
    'tests/docs/everything.test.ts',
    'tests/scripts/prove/durability.test.ts',
  ],
]

/** Which part a commit runs, by its hash: as good as drawn by lot, and the same whenever it is run. */
export function partOf(commit: string): number {
  return (Number.parseInt(commit.slice(0, 8), 16) % parts.length) + 1
}

/** The files of all other parts. */
export function leftOutBy(part: number): string[] {
  return parts.flatMap((files, index) => (index + 1 === part ? [] : files))
}
