import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'
import { parts } from './scripts/rotation/parts.ts'
import { builtThreads } from './scripts/steps/builtThreads.ts'

/**
 * A fresh clone knows no durations: a long file that began last would run alone at the end. Files that share a process have to
 * follow each other, or it is ended between them.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

/** The longer a file takes, the further in front it stands in its part; all others take less. */
function placeOf({ moduleId, project }: TestSpecification): number {
  const places = parts.map((files) => files.findIndex((file) => moduleId.endsWith(`/${file}`)))
  const [place = 1000] = places.filter((found) => found !== -1)
  return (project.config.isolate ? 0 : 2000) + place
}

const all = ['tests/**/*.test.ts', 'tests/**/*.test.tsx']

/** Those that put something else in the place of a module or of a setting. */
const alone = ['tests/server/business/weChat/notify.test.ts', 'tests/scripts/backup/backup.test.ts']

/** The long ones that another commit runs; scripts/test.ts says which. */
const leftOut = (process.env['TESTS_LEFT_OUT'] ?? '').split(',').filter((file) => file !== '')

const shared = {
  // A machine that builds or tests something else at the same time is several times slower.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
}

export default defineConfig({
  test: {
    // Vitest leaves one core free, but a test often waits for a database or a browser: two workers keep two cores busy for
    // three quarters of the time.
    maxWorkers: availableParallelism() + 1,
    // Loading the product costs two seconds; files that follow each other in one process share it.
    projects: [
      {
        plugins: [builtThreads()],
        test: {
          name: 'together',
          include: all,
          exclude: [...alone, ...leftOut],
          isolate: false,
          ...shared,
        },
      },
      { plugins: [builtThreads()], test: { name: 'alone', include: alone, exclude: leftOut, ...shared } },
    ],
    globalSetup: ['tests/support/memoryFolder.ts', 'tests/support/postgresCluster.ts'],
    sequence: { sequencer: LongestFirst },
  },
})
