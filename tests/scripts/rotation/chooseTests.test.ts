import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chooseTests } from '#scripts/rotation/chooseTests.ts'
import { partOf, parts } from '#scripts/rotation/parts.ts'
import { projectRoot } from '#server/config/projectRoot.ts'

const commits = Array.from({ length: 1200 }, (_, index) =>
  createHash('sha1').update(String(index)).digest('hex'),
)

describe('the rotation of the longest tests', () => {
  it('names files that exist, each in one part', () => {
    const files = parts.flat()
    expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([])
    expect(new Set(files).size).toBe(files.length)
  })

  it('runs every part within a dozen commits, but for one dozen in fifty', () => {
    const dozens = Array.from({ length: 100 }, (_, at) => commits.slice(12 * at, 12 * at + 12))
    const whole = dozens.filter((dozen) => new Set(dozen.map(partOf)).size === parts.length)
    expect(whole.length).toBeGreaterThanOrEqual(94)
  })

  it('leaves out the same files whenever a commit is tested, and whenever its part is asked for', () => {
    const [commit = ''] = commits
    const chosen = chooseTests([], commit)
    const asked = chooseTests(['--part', String(partOf(commit))], undefined)
    expect(chosen.isWhole).toBe(true)
    expect(chosen.said).toContain(commit.slice(0, 8))
    expect(asked.leftOut).toEqual(chosen.leftOut)
    const run = parts.flat().filter((file) => !chosen.leftOut.includes(file))
    expect(run).toEqual(parts[partOf(commit) - 1])
  })

  it('leaves nothing out with --all, for named tests, and where no commit is known', () => {
    expect(chooseTests(['--all'], commits[0])).toMatchObject({ isWhole: true, vitest: [], leftOut: [] })
    expect(chooseTests(['tests/journeys'], commits[0])).toMatchObject({
      isWhole: false,
      vitest: ['tests/journeys'],
      leftOut: [],
    })
    expect(chooseTests([], undefined)).toMatchObject({ isWhole: true, vitest: [], leftOut: [] })
  })

  it('refuses a part that there is not', () => {
    for (const part of ['0', '4', 'x', '']) expect(() => chooseTests(['--part', part], undefined)).toThrow()
    expect(() => chooseTests(['--part'], undefined)).toThrow()
  })
})
