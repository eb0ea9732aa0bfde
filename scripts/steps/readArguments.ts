import { parseArgs } from 'node:util'
import type { ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

interface Command<Known extends Options> {
  /** How the command is written, as it is shown to users who wrote it otherwise. */
  usage: string
  options: Known
  /** What is said of an option that came without its value, where that is more than that it is missing. */
  wants?: Readonly<Record<string, string>>
  /** How many words it takes beside its options; none unless given. */
  words?: number
  /** What was written; the process's own arguments unless given. */
  args?: readonly string[]
}

type Given<Known extends Options> = ReturnType<typeof parseArgs<{ options: Known; allowPositionals: true }>>

/**
 * What a command was given. A misspelt option, one without its value, or a word too many ends the process with what is
 * wrong and how the command is written; so does an option that npm kept for itself, as the command would do something
 * else without it.
 */
export function readArguments<const Known extends Options>({
  usage,
  options,
  wants = {},
  words = 0,
  args = process.argv.slice(2),
}: Command<Known>): Given<Known> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(`Usage: ${usage}`)
    process.exit(0)
  }
  const kept = Object.keys(options).find((name) => isKeptByNpm(name, args))
  if (kept !== undefined)
    return refuseArguments(`npm kept --${kept} for itself: write -- before the options.`, usage)
  try {
    const given = parseArgs({ options, allowPositionals: true, args: [...args] })
    const extra = given.positionals[words]
    return extra === undefined ? given : refuseArguments(`Nobody asks for "${extra}".`, usage)
  } catch (error) {
    if (error instanceof TypeError) return refuseArguments(reasonOf(error.message, wants), usage)
    throw error
  }
}

/** A number among the options; ends the process with how the command is written if it is none from `least` on. */
export function readNumber(name: string, text: string, usage: string, least = 0): number {
  const number = Number(text)
  if (text.trim() !== '' && number >= least && Number.isFinite(number)) return number
  return refuseArguments(`--${name} wants a number from ${least} on, not "${text}".`, usage)
}

/** Ends the process with what is wrong with the arguments and how the command is written. */
export function refuseArguments(reason: string, usage: string): never {
  console.error(`${reason}\nUsage: ${usage}`)
  process.exit(1)
}

// npm takes a word for its one-letter options where it can: --plan is -p -l -a -n to it.
const readAsLetters: ReadonlyMap<string, readonly string[]> = new Map([
  ['plan', ['parseable', 'long', 'all']],
])

/** `npm start --no-demo` gives the command nothing: npm takes the option as a setting of its own, and tells of most by a variable. */
function isKeptByNpm(name: string, args: readonly string[]): boolean {
  const settings = readAsLetters.get(name) ?? [name.replace(/^no-/u, '').replaceAll('-', '_')]
  const isGiven = args.some((each) => each === `--${name}` || each.startsWith(`--${name}=`))
  return !isGiven && settings.every((setting) => process.env[`npm_config_${setting}`] !== undefined)
}

function reasonOf(message: string, wants: Readonly<Record<string, string>>): string {
  const bare = Object.entries(wants).find(([name]) => message.startsWith(`Option '--${name}`))
  // Node goes on about words that begin with a dash, which no command takes.
  return bare?.[1] ?? message.split('. To specify')[0] ?? message
}
