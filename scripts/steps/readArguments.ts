import { parseArgs } from 'node:util'
import type { ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

interface Command<Known extends Options> {
  /** The syntax of the command, shown when it was used wrongly. */
  usage: string
  options: Known
  /** The message for an option without its value, where more is to be said than that it is missing. */
  wants?: Readonly<Record<string, string>>
  /** The number of words besides the options; none by default. */
  words?: number
  /** The arguments to read; by default those of the process. */
  args?: readonly string[]
}

type Given<Known extends Options> = ReturnType<typeof parseArgs<{ options: Known; allowPositionals: true }>>

/**
 * Reads a command's arguments. A misspelt option, one without its value, or a word too many ends the process with the error and
 * the usage; so does an option that npm kept for itself, because the command would do something else without it.
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

/** Reads a number among the options; ends the process with the usage if it is not a number from `least` on. */
export function readNumber(name: string, text: string, usage: string, least = 0): number {
  const number = Number(text)
  if (text.trim() !== '' && number >= least && Number.isFinite(number)) return number
  return refuseArguments(`--${name} wants a number from ${least} on, not "${text}".`, usage)
}

/** Ends the process with the error in the arguments and the usage. */
export function refuseArguments(reason: string, usage: string): never {
  console.error(`${reason}\nUsage: ${usage}`)
  process.exit(1)
}

// npm reads a word as its one-letter options where it can: to npm, --plan is -p -l -a -n.
const readAsLetters: ReadonlyMap<string, readonly string[]> = new Map([
  ['plan', ['parseable', 'long', 'all']],
])

/**
 * Whether npm kept an option: with `npm start --no-demo` the command gets nothing, because npm takes the option as its own
 * setting and reports most of them in a variable.
 */
function isKeptByNpm(name: string, args: readonly string[]): boolean {
  const settings = readAsLetters.get(name) ?? [name.replace(/^no-/u, '').replaceAll('-', '_')]
  const isGiven = args.some((each) => each === `--${name}` || each.startsWith(`--${name}=`))
  return !isGiven && settings.every((setting) => process.env[`npm_config_${setting}`] !== undefined)
}

function reasonOf(message: string, wants: Readonly<Record<string, string>>): string {
  const bare = Object.entries(wants).find(([name]) => message.startsWith(`Option '--${name}`))
  // Node adds advice about words that begin with a dash, which no command accepts.
  return bare?.[1] ?? message.split('. To specify')[0] ?? message
}
