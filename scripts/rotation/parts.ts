/** The longest tests, one part of which each commit runs. Each part takes about as long as the others. */
export const parts: readonly (readonly string[])[] = [
  [
    'tests/journeys/account.test.ts',
    'tests/journeys/crawlChinese.test.ts',
    'tests/journeys/header.test.ts',
    'tests/journeys/samplePages.test.ts',
    'tests/scripts/backup/backup.test.ts',
    'tests/scripts/dev/session.test.ts',
    'tests/scripts/eject/eject.test.ts',
    'tests/scripts/prove/hostile.test.ts',
    'tests/server/crud/heldRows.test.ts',
  ],
  [
    'tests/journeys/crawlEnglish.test.ts',
    'tests/journeys/samples.test.ts',
    'tests/journeys/settings.test.ts',
    'tests/scripts/bench/console/measureClosedTabs.test.ts',
    'tests/scripts/migrate/plan.test.ts',
    'tests/scripts/prove/drift.test.ts',
    'tests/scripts/prove/engine.test.ts',
    'tests/scripts/prove/prove.test.ts',
    'tests/server/database/lock.test.ts',
    'tests/server/start/firstStart.test.ts',
  ],
  [
    'tests/demo/demonstration.test.ts',
    'tests/docs/everything.test.ts',
    'tests/docs/tutorial.test.ts',
    'tests/journeys/development.test.ts',
    'tests/journeys/roles.test.ts',
    'tests/journeys/tabs.test.ts',
    'tests/journeys/trees.test.ts',
    'tests/scripts/prove/durability.test.ts',
    'tests/server/database/durability.test.ts',
    'tests/server/database/embedded.test.ts',
    'tests/server/start/process.test.ts',
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
