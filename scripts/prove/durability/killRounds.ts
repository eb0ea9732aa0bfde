import { setTimeout as wait } from 'node:timers/promises'
import type { Engine } from '../process/Engine.ts'
import { findIncomplete, findLost } from './findLost.ts'
import { Load } from './Load.ts'
import { startBuiltServer } from '../process/startBuiltServer.ts'

/** The counts of a proof; all lists should be empty. */
export interface Findings {
  rounds: number
  acknowledged: number
  /** The number of 503 answers. */
  refused: number
  lost: readonly string[]
  half: readonly string[]
  wrong: readonly string[]
}

const longestMs = 600
const recoveryMs = 60_000

/**
 * Kills the server under writes, and on PostgreSQL every other time the database itself; then looks for the acknowledged writes.
 */
export async function killRounds(
  engine: Engine,
  rounds: number,
  onRound: (round: number) => void,
): Promise<Findings> {
  const { account, environment, postgres } = engine
  const load = new Load(account.token, account.menuIds)
  const lost: string[] = []
  const half: string[] = []
  let checked = 0
  for (let round = 1; round <= rounds + 1; round++) {
    const server = await startBuiltServer(environment)
    const seen = { address: await server.address, token: account.token }
    // Records that were found after one kill are checked again after all of them.
    const isLast = round > rounds
    const due = isLast ? load.acknowledged : load.acknowledged.slice(checked)
    lost.push(...(await findLost(seen, due)))
    half.push(...(await findIncomplete(seen, account.menuIds.length)))
    checked = load.acknowledged.length
    if (!isLast) {
      load.start(seen.address)
      if (!(await load.hears(1, recoveryMs))) throw new Error(`Round ${round}: no write was acknowledged`)
      await wait(Math.random() * longestMs)
      if (postgres && round % 2 === 0) await postgres.pause('crash')
    }
    await server.kill('SIGKILL')
    await load.stop()
    if (postgres && !isLast && round % 2 === 0) await postgres.resume()
    if (!isLast) onRound(round)
  }
  const { refused, wrong } = load
  return { rounds, acknowledged: load.acknowledged.length, refused, lost, half, wrong }
}

/** Stops and starts PostgreSQL under load; the server keeps running, answers 503 in the meantime, and writes again by itself. */
export async function restartRounds(
  engine: Engine,
  rounds: number,
  onRound: (round: number) => void,
): Promise<Findings> {
  const { account, environment, postgres } = engine
  if (!postgres) throw new Error('Only PostgreSQL can be restarted under a server')
  const load = new Load(account.token, account.menuIds)
  const server = await startBuiltServer(environment)
  const address = await server.address
  const wrong: string[] = []
  load.start(address)
  for (let round = 1; round <= rounds; round++) {
    if (!(await load.hears(20, recoveryMs))) throw new Error(`Round ${round}: no write was acknowledged`)
    await postgres.pause(round % 2 === 0 ? 'crash' : 'fast')
    const health = await fetch(`${address}/api/v1/health`)
    if (health.status !== 503) wrong.push(`health ${health.status} without a database`)
    await wait(Math.random() * longestMs)
    await postgres.resume()
    onRound(round)
  }
  if (!(await load.hears(20, recoveryMs))) wrong.push('no write after the last restart')
  await load.stop()
  const seen = { address, token: account.token }
  const lost = await findLost(seen, load.acknowledged)
  const half = await findIncomplete(seen, account.menuIds.length)
  await server.kill('SIGTERM')
  const { acknowledged, refused } = load
  return { rounds, acknowledged: acknowledged.length, refused, lost, half, wrong: [...wrong, ...load.wrong] }
}
