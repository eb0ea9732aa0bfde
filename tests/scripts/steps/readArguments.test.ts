import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '#scripts/steps/root.ts'

const wrong = [
  { says: 'a misspelt option', line: ['migrate', '--plam'], reason: "Unknown option '--plam'" },
  {
    says: 'an option without its value',
    line: ['move', '--to'],
    reason: "Option '--to <value>' argument missing",
  },
  {
    says: 'a loss that is allowed without its place',
    line: ['generate', '--allow-loss'],
    reason: '--allow-loss wants the place of what may go: order.note for',
  },
  {
    says: 'a loss without its place before another option',
    line: ['migrate', '--allow-loss', '--plan'],
    reason: 'the refusal names each place with the option to paste.',
  },
  {
    says: 'a reason where the place should be',
    line: ['generate', '--allow-loss', 'nobody used it'],
    reason: '"nobody used it" is no place. --allow-loss wants the place',
  },
  {
    says: 'a reason for nothing',
    line: ['migrate', '--reason', 'nobody used it'],
    reason: '--reason says why something may go.',
  },
  {
    says: 'a loss that is allowed for all changes to come',
    line: ['generate', '--watch', '--allow-loss', 'good.name'],
    reason: '--allow-loss is for one migration',
  },
  { says: 'a word too many', line: ['backup', 'one', 'two'], reason: 'Nobody asks for "two".' },
  { says: 'a missing word', line: ['restore'], reason: 'Which backup?' },
  { says: 'a number that is none', line: ['prove', '--values', 'x'], reason: 'not "x"' },
  {
    says: 'an option that nobody knows before the server starts',
    line: ['start', '--nodemo'],
    reason: '--nodemo',
  },
  {
    says: 'an option that npm kept for itself',
    line: ['start'],
    environment: { npm_config_demo: '' },
    reason: 'npm kept --no-demo for itself: write -- before the options.',
  },
  {
    says: 'an option that npm took for several of one letter, so that a plan is not carried out',
    line: ['migrate'],
    environment: { npm_config_parseable: 'true', npm_config_long: 'true', npm_config_all: 'true' },
    reason: 'npm kept --plan for itself: write -- before the options.',
  },
]

describe('a command', () => {
  it.each(wrong)('refuses $says and shows its usage', async ({ line, environment, reason }) => {
    const { status, output, complaint } = await runCommand(line, environment)
    expect({ status, output }).toEqual({ status: 1, output: '' })
    expect(complaint).toContain(reason)
    expect(complaint).toContain('\nUsage: npm ')
    expect(complaint).not.toMatch(/^\s+at /mu)
  })

  it('shows its usage with --help', async () => {
    const { status, output } = await runCommand(['backup', '--help'])
    expect({ status, output }).toEqual({
      status: 0,
      output: 'Usage: npm run backup [-- <file>] [--overwrite] [--with-key]\n',
    })
  })
})

interface Ended {
  status: number | null
  output: string
  complaint: string
}

function runCommand([command = '', ...rest]: readonly string[], environment = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', join(root, 'scripts', `${command}.ts`), ...rest],
      { cwd: root, env: { ...process.env, ...environment } },
      (_, output, complaint) => resolve({ status: child.exitCode, output, complaint }),
    )
  })
}
