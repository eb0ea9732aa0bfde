import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import { sql } from '#server/database/sql.ts'
import { readAdminPassword } from '#server/sessions/adminPassword.ts'
import { startBuiltServer } from '../process/startBuiltServer.ts'

const kills = [200, 600, 1200, 2500] as const

/** Kills a server repeatedly during its first start; the next one must start, with one administrator whose password is known. */
export async function firstStartRounds(rounds: number, onRound: (round: number) => void): Promise<string[]> {
  const wrong: string[] = []
  for (let round = 1; round <= rounds; round++) {
    const folder = await mkdtemp(join(tmpdir(), 'fenxiao-first-start-'))
    try {
      wrong.push(...(await oneRound(folder)).map((what) => `round ${round}: ${what}`))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    onRound(round)
  }
  return wrong
}

async function oneRound(folder: string): Promise<string[]> {
  // Remains of sockets must not fill the machine's own temporary folder.
  const environment = { FENXIAO_DATA: folder, TMPDIR: folder }
  for (const longest of kills) {
    const server = await startBuiltServer(environment)
    await wait(Math.random() * longest)
    await server.kill('SIGKILL')
  }
  const server = await startBuiltServer(environment)
  const address = await server.address
  const { status } = await fetch(`${address}/api/v1/health`)
  await server.kill('SIGTERM')
  const database = await openDatabase({ folder: join(folder, 'database') })
  const counted = await database
    .row<{ admins: number; menus: number; planted: number }>(
      sql`SELECT (SELECT count(*)::int FROM "user") AS admins, (SELECT count(*)::int FROM "menu") AS menus,
        (SELECT count(*)::int FROM planted_menu) AS planted`,
    )
    .finally(() => database.close())
  return [
    ...(status === 200 ? [] : [`health ${status}`]),
    ...(counted?.admins === 1 ? [] : [`${counted?.admins} administrators`]),
    ...(counted && counted.menus > 0 && counted.menus === counted.planted ? [] : ['menus are missing']),
    ...((await readAdminPassword(folder)) === undefined ? ['nobody knows the password'] : []),
  ]
}
