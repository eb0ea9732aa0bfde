import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chooseTests } from '#scripts/rotation/chooseTests.ts'
import { partOf, parts } from '#scripts/rotation/parts.ts'
import { projectRoot } from '#server/config/projectRoot.ts'

const commits = Array.from({ length: 1200 }, (_, index) => ({
  hash: createHash('sha1').update(String(index)).digest('hex'),
  number: index + 1,
}))

describe('the rotation of the longest tests', () => {
  it('names files that exist, each in one part only', () => {
    const files = parts.flat()
    expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([])
    expect(new Set(files).size).toBe(files.length)
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12])(
    'runs every part once in as many landings as there are parts, with %i commits per landing',
    (size) => {
      const landings = commits.filter((_, index) => index % size === 0)
      const rounds = landings.slice(0, 1 - parts.length).map((_, at) => landings.slice(at, at + parts.length))
      const parted = rounds.filter((round) => new Set(round.map(partOf)).size !== parts.length)
      expect(parted).toEqual([])
    },
  )

  it('runs every part about equally often by hash if commits cannot be counted', () => {
    const runs = commits.map(({ hash }) => partOf({ hash, number: undefined }))
    for (const [index] of parts.entries())
      expect(runs.filter((part) => part === index + 1).length).toBeGreaterThan(
        commits.length / parts.length / 2,
      )
  })

  it('leaves out the same files for a commit as for its part when that is named', () => {
    const [commit = { hash: '', number: undefined }] = commits
    const chosen = chooseTests([], commit)
    const asked = chooseTests(['--part', String(partOf(commit))], undefined)
    expect(chosen.isWhole).toBe(true)
    expect(chosen.said).toContain(commit.hash.slice(0, 8))
    expect(asked.leftOut).toEqual(chosen.leftOut)
    const run = parts.flat().filter((file) => !chosen.leftOut.includes(file))
    expect(run).toEqual(parts[partOf(commit) - 1])
  })

  it('leaves nothing out with --all, for named tests, and without a known commit', () => {
    expect(chooseTests(['--all'], commits[0])).toMatchObject({ isWhole: true, vitest: [], leftOut: [] })
    expect(chooseTests(['tests/journeys'], commits[0])).toMatchObject({
      isWhole: false,
      vitest: ['tests/journeys'],
      leftOut: [],
    })
    expect(chooseTests([], undefined)).toMatchObject({ isWhole: true, vitest: [], leftOut: [] })
  })

  it('refuses a part that does not exist', () => {
    for (const part of ['0', String(parts.length + 1), 'x', ''])
      expect(() => chooseTests(['--part', part], undefined)).toThrow()
    expect(() => chooseTests(['--part'], undefined)).toThrow()
  })
})
