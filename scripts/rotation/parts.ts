import type { Commit } from './currentCommit.ts'

/** The longest tests, one part of which each commit runs: each part takes about as long as the others, and its longest file comes first. */
export const parts: readonly (readonly string[])[] = [
  [
    'tests/journeys/crawlEnglish.test.ts',
    'tests/journeys/samples.test.ts',
    'tests/scripts/dev/session.test.ts',
    'tests/server/database/lock.test.ts',
    'tests/server/start/process.test.ts',
    'tests/scripts/entity/entity.test.ts',
    'tests/journeys/goods.test.ts',
    'tests/scripts/computed/agreement.test.ts',
    'tests/journeys/frame.test.ts',
    'tests/server/sessions/login.test.ts',
    'tests/scripts/prove/drift.test.ts',
    'tests/entities/moves.test.ts',
    'tests/journeys/addresses.test.ts',
    'tests/journeys/conflicts.test.ts',
    'tests/server/audit/processes.test.ts',
    'tests/server/crud/onceByKey.test.ts',
    'tests/server/business/whatIf.test.ts',
    'tests/server/notifications/notifications.test.ts',
    'tests/scripts/generate/hostile.test.ts',
    'tests/server/account/account.test.ts',
    'tests/server/sessions/secondFactor.test.ts',
    'tests/scripts/across/across.test.ts',
    'tests/server/sessions/races.test.ts',
  ],
  [
    'tests/docs/everything.test.ts',
    'tests/journeys/development.test.ts',
    'tests/journeys/samplePages.test.ts',
    'tests/journeys/orders.test.ts',
    'tests/docs/tutorial.test.ts',
    'tests/journeys/forms.test.ts',
    'tests/journeys/header.test.ts',
    'tests/server/database/durability.test.ts',
    'tests/journeys/account.test.ts',
    'tests/demo/demonstration.test.ts',
    'tests/scripts/children/children.test.ts',
    'tests/scripts/plain/whole.test.ts',
    'tests/scripts/bench/console/measureClosedTabs.test.ts',
    'tests/server/policy/policy.test.ts',
    'tests/entities/records.test.ts',
    'tests/server/sessions/nearlyFull.test.ts',
    'tests/journeys/otherKinds.test.ts',
    'tests/server/samples/sampleForms.test.ts',
    'tests/server/business/weChat/processes.test.ts',
    'tests/scripts/generate/generate.test.ts',
    'tests/scripts/references/references.test.ts',
    'tests/server/database/queries.test.ts',
    'tests/scripts/moves/when.test.ts',
  ],
  [
    'tests/journeys/crawlChinese.test.ts',
    'tests/scripts/prove/engine.test.ts',
    'tests/scripts/backup/backup.test.ts',
    'tests/server/database/embedded.test.ts',
    'tests/journeys/roles.test.ts',
    'tests/scripts/migrate/plan.test.ts',
    'tests/scripts/prove/prove.test.ts',
    'tests/journeys/settings.test.ts',
    'tests/server/start/firstStart.test.ts',
    'tests/journeys/login.test.ts',
    'tests/scripts/generate/migrations.test.ts',
    'tests/server/crud/import.test.ts',
    'tests/entities/refusals.test.ts',
    'tests/console/screens/history/history.test.ts',
    'tests/scripts/start/start.test.ts',
    'tests/server/crud/gramSorter.test.ts',
    'tests/server/crud/exportJobs.test.ts',
    'tests/scripts/plain/plain.test.ts',
    'tests/server/policy/guards.test.ts',
    'tests/server/logs/logs.test.ts',
    'tests/server/business/histories.test.ts',
    'tests/entities/trees.test.ts',
    'tests/scripts/generate/portablePattern.test.ts',
  ],
  [
    'tests/scripts/prove/durability.test.ts',
    'tests/scripts/prove/hostile.test.ts',
    'tests/scripts/eject/eject.test.ts',
    'tests/scripts/migrate/evolution.test.ts',
    'tests/journeys/tabs.test.ts',
    'tests/journeys/lists.test.ts',
    'tests/server/crud/heldRows.test.ts',
    'tests/server/crud/importKilled.test.ts',
    'tests/journeys/refusals.test.ts',
    'tests/server/policy/why.test.ts',
    'tests/journeys/permissions.test.ts',
    'tests/journeys/trees.test.ts',
    'tests/server/policy/processes.test.ts',
    'tests/entities/lists.test.ts',
    'tests/server/business/weChat/notify.test.ts',
    'tests/server/database/migrate.test.ts',
    'tests/server/crud/lists.test.ts',
    'tests/journeys/weChat.test.ts',
    'tests/journeys/budget.test.ts',
    'tests/scripts/steps/readArguments.test.ts',
    'tests/server/crud/export.test.ts',
    'tests/server/crud/figures.test.ts',
    'tests/server/files/files.test.ts',
    'tests/scripts/numbers/numbers.test.ts',
    'tests/scripts/generate/agreement.test.ts',
    'tests/server/business/ledger.test.ts',
  ],
]

/**
 * Which part a commit runs. Each commit goes on by 23 hundredths of a round through the parts: landings of one commit each
 * run all parts within a dozen, and so do those of two to twelve, where turns by single parts would come back to the same
 * few. A shallow clone cannot count its commits: there the hash decides.
 */
export function partOf({ hash, number }: Commit): number {
  const hundredth = number === undefined ? Number.parseInt(hash.slice(0, 8), 16) % 100 : (number * 23) % 100
  return Math.floor((hundredth * parts.length) / 100) + 1
}

/** The files of all other parts. */
export function leftOutBy(part: number): string[] {
  return parts.flatMap((files, index) => (index + 1 === part ? [] : files))
}
