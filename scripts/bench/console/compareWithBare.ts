import type { Measure } from '../measures/Measure.ts'
import { medianOf } from '../measures/medianOf.ts'
import { buildBare } from './buildBare.ts'
import { comparedResources, rowsPerPage } from './comparedResources.ts'
import type { BenchConsole } from './openConsole.ts'
import { serveFolder } from './serveFolder.ts'
import { visit } from './visit.ts'
import type { Application, Visit, Wait } from './visit.ts'

const rounds = 5

/** Compares the console with plain react-admin, with the same lists on the same server, at a quarter of the processor's speed. */
export async function compareWithBare(
  { browser, server, origin }: BenchConsole,
  say: (line: string) => void,
): Promise<Measure[]> {
  say('  building a bare react-admin application')
  const served = await serveFolder(await buildBare(), server.app)
  const bare = bareAt(served.origin, server.token)
  try {
    const ours: Visit[] = []
    const theirs: Visit[] = []
    for (let round = 1; round <= rounds; round += 1) {
      say(`  visiting both, ${round} of ${rounds}`)
      ours.push(await visit(browser, consoleAt(origin, server.token)))
      theirs.push(await visit(browser, bare))
    }
    return measuresOf(ours, theirs)
  } finally {
    await served.close()
  }
}

function consoleAt(origin: string, token: string): Application {
  const { order } = comparedResources.next
  return {
    origin,
    first: comparedResources.first.entity,
    next: comparedResources.next.entity,
    query: `?page=1&perPage=${rowsPerPage}&sort=${order.property}&order=${order.direction}`,
    storage: { fenxiao_is_login: 'true', fenxiao_token: token },
  }
}

function bareAt(origin: string, token: string): Application {
  return {
    origin,
    first: comparedResources.first.path.slice(1),
    next: comparedResources.next.path.slice(1),
    query: '',
    storage: { fenxiao_token: token },
  }
}

function measuresOf(ours: readonly Visit[], theirs: readonly Visit[]): Measure[] {
  const ratio = (name: string, atMost: number, pick: (visit: Visit) => number): Measure => {
    const [mine, yours] = [medianOf(ours.map(pick)), medianOf(theirs.map(pick))]
    const detail = `${mine.toFixed(0)} and ${yours.toFixed(0)} ms`
    return {
      name: `${name}, of a bare react-admin application`,
      value: mine / yours,
      unit: 'x',
      limit: { atMost },
      detail,
    }
  }
  const both = (name: string, limits: Wait, kind: keyof Visit): Measure[] => [
    ratio(name, limits.time, (each) => each[kind].time),
    ratio(`main-thread work: ${name}`, limits.work, (each) => each[kind].work),
  ]
  return [
    ...both('log-in page ready', { time: 0.45, work: 0.35 }, 'login'),
    // Both draw frames throughout the wait, so the work has no meaning here.
    ratio('first row over slow 3G', 1, (each) => each.slow.time),
    ...both('first row from a cold start', { time: 0.9, work: 0.9 }, 'cold'),
    ...both(`menu click to ${rowsPerPage} rows of the next list`, { time: 0.5, work: 0.5 }, 'menu'),
    ...both('ticking one of them', { time: 0.5, work: 0.5 }, 'tick'),
  ]
}
