import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { LookupTurns } from '#server/outgoing/LookupTurns.ts'

const quickMs = 50
const { signal } = new AbortController()

describe('look-ups of names', () => {
  let turns = new LookupTurns(quickMs)
  let begun: string[] = []
  let answers: Map<string, () => void> = new Map()

  beforeEach(() => {
    turns = new LookupTurns(quickMs)
    begun = []
    answers = new Map()
  })

  /** Looks up a name; its name server answers when the test tells it to. */
  const lookUp = (host: string, over = signal) =>
    turns.take(
      host,
      () => {
        begun.push(host)
        return new Promise<void>((resolve) => answers.set(host, resolve))
      },
      over,
    )
  const answer = async (host: string) => {
    answers.get(host)?.()
    await wait(1)
  }
  const findAtOnce = (host: string) => turns.take(host, async () => undefined, signal)

  it('of names that were found quickly before do not wait for slow ones', async () => {
    await findAtOnce('known')
    void lookUp('silent')
    void lookUp('silent too')
    await findAtOnce('known')
    expect(begun).toEqual(['silent'])
  })

  it('of new names wait for at most one other, however many were slow before', async () => {
    for (const host of ['slow', 'slower']) {
      const found = lookUp(host)
      await wait(2 * quickMs)
      await answer(host)
      await found
    }
    begun = []
    void lookUp('slow')
    void lookUp('slower')
    void lookUp('new')
    await answer('slow')
    expect(begun).toEqual(['slow', 'new'])
  })

  it('are dropped if nobody waits for them any more, and keep their turn until they end if they have begun', async () => {
    const [leaving, left] = [new AbortController(), new AbortController()]
    void lookUp('silent', leaving.signal)
    const leftOut = expect(lookUp('silent too', left.signal)).rejects.toThrow()
    void lookUp('another')
    leaving.abort()
    left.abort()
    await wait(1)
    expect(begun).toEqual(['silent'])
    await answer('silent')
    await leftOut
    expect(begun).toEqual(['silent', 'another'])
  })
})
