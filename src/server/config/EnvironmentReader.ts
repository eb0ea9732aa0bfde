import { AppError } from '#shared/errors/AppError.ts'

/** The environment variables of the process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Reads environment variables, and refuses invalid ones by name; an empty one counts as absent. */
export class EnvironmentReader {
  readonly #environment: Environment

  constructor(environment: Environment) {
    this.#environment = environment
  }

  /** The text of a variable, if it is set. */
  text(name: string): string | undefined {
    const text = this.#environment[name]?.trim()
    return text === '' ? undefined : text
  }

  /** A whole number within bounds. */
  integer(name: string, fallback: number, [least, most]: readonly [number, number]): number {
    const text = this.text(name)
    if (text === undefined) return fallback
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= least && value <= most) return value
    throw invalid(name, text, `${least} … ${most}`)
  }

  /** A boolean in its usual spellings. */
  boolean(name: string, fallback: boolean): boolean {
    const text = this.text(name)?.toLowerCase()
    if (text === undefined) return fallback
    if (['1', 'true', 'yes', 'on'].includes(text)) return true
    if (['0', 'false', 'no', 'off'].includes(text)) return false
    throw invalid(name, text, 'true | false')
  }

  /** One of the given words. */
  choice<Choice extends string>(name: string, fallback: Choice, choices: readonly Choice[]): Choice {
    const text = this.text(name)
    if (text === undefined) return fallback
    const chosen = choices.find((choice) => choice === text)
    if (chosen === undefined) throw invalid(name, text, choices.join(' | '))
    return chosen
  }

  /** Values separated by commas. */
  list(name: string): string[] {
    const parts = this.text(name)?.split(',') ?? []
    return parts.map((part) => part.trim()).filter((part) => part !== '')
  }
}

/** The refusal of a variable: its name, value and expected form, the same in every language. */
export function invalid(name: string, value: string, expected: string): AppError {
  return new AppError('CONFIG_INVALID', { name, reason: `${name}=${value} (${expected})` })
}
