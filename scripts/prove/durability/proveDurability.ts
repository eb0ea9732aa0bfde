import type { DatabaseKind } from '#server/database/Database.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import { sql } from '#server/database/sql.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeEngine } from '../process/Engine.ts'
import type { Engine } from '../process/Engine.ts'
import { firstStartRounds } from './firstStartRounds.ts'
import { killRounds, restartRounds } from './killRounds.ts'
import type { Findings } from './killRounds.ts'
import { migrationRounds } from './migrations/migrationRounds.ts'
import type { MigrationFindings } from './migrations/migrationRounds.ts'

/** The number of rounds of each kind. */
export interface DurabilityOptions {
  kills: number
  restarts: number
  firstStarts: number
  migrations: number
  onProgress: (line: string) => void
}

/** The findings; the proof is about their faults. */
export interface Durability {
  kills: Readonly<Record<DatabaseKind, Findings>>
  restarts: Findings
  migrations: Readonly<Record<DatabaseKind, MigrationFindings>>
  firstStarts: { rounds: number; wrong: readonly string[] }
}

/** Kills servers and databases in every way in which a process can die, and looks for the acknowledged writes. */
export async function proveDurability(options: DurabilityOptions): Promise<Durability> {
  const { kills, restarts, firstStarts, migrations, onProgress } = options
  const every = (what: string, of: number) => (round: number) => {
    if (round % 10 === 0 || round === of) onProgress(`${what}: ${round} of ${of}`)
  }
  const onEmbedded = await withEngine('embedded', (engine) =>
    killRounds(engine, kills, every('kills, embedded database', kills)),
  )
  const onPostgres = await withEngine('postgres', async (engine) => ({
    kills: await killRounds(engine, kills, every('kills, PostgreSQL', kills)),
    restarts: await restartRounds(engine, restarts, every('restarts of PostgreSQL', restarts)),
    migrations: await onOwnDatabase(engine, (url) =>
      migrationRounds({ url, folder: '' }, migrations, every('migrations, PostgreSQL', migrations)),
    ),
  }))
  const folder = await mkdtemp(join(tmpdir(), 'fenxiao-migration-'))
  try {
    return {
      kills: { embedded: onEmbedded, postgres: onPostgres.kills },
      restarts: onPostgres.restarts,
      migrations: {
        embedded: await migrationRounds(
          { folder: join(folder, 'database') },
          migrations,
          every('migrations, embedded database', migrations),
        ),
        postgres: onPostgres.migrations,
      },
      firstStarts: {
        rounds: firstStarts,
        wrong: await firstStartRounds(firstStarts, every('first starts', firstStarts)),
      },
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** All findings that are faults. */
export function faultsOf({ kills, restarts, migrations, firstStarts }: Durability): string[] {
  const findings = [kills.embedded, kills.postgres, restarts]
  return [
    ...findings.flatMap(({ lost, half, wrong }) => [
      ...lost.map((what) => `lost ${what}`),
      ...half.map((what) => `half ${what}`),
      ...wrong.map((what) => `wrong answer ${what}`),
    ]),
    ...[migrations.embedded, migrations.postgres].flatMap(({ half }) =>
      half.map((what) => `half migrated ${what}`),
    ),
    ...firstStarts.wrong.map((what) => `first start, ${what}`),
  ]
}

async function withEngine<T>(kind: DatabaseKind, work: (engine: Engine) => Promise<T>): Promise<T> {
  const engine = await makeEngine(kind)
  return work(engine).finally(() => engine.remove())
}

async function onOwnDatabase<T>({ postgres }: Engine, work: (url: string) => Promise<T>): Promise<T> {
  const url = new URL(postgres?.url ?? '')
  const server = await openDatabase({ url: url.href, folder: '' })
  await server.run(sql`CREATE DATABASE large TEMPLATE template0`).finally(() => server.close())
  url.pathname = '/large'
  return work(url.href)
}
