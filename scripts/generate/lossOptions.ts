import type { Allowance } from './emit/migration/loss/Allowance.ts'
import { refuseArguments } from '../steps/readArguments.ts'

/** The options that allow a migration losses, for every command that writes one. */
export const lossOptions = {
  'allow-loss': { type: 'string', multiple: true },
  reason: { type: 'string' },
} as const

/** Their notation in a usage line. */
export const lossUsage = '[--allow-loss <entity>[.<property>] …] [--reason "<why>"]'

const wanted =
  '--allow-loss wants the place of what may go: order.note for the values of a property, coupon for an entity with its rows. ' +
  'Leave the option out first: the refusal names each place with the option to paste.'

/** The messages for options that come without a value. */
export const lossWants = { 'allow-loss': wanted } as const

interface LossArguments {
  'allow-loss'?: string[]
  reason?: string
}

// The names of a schema file, of a property in it, and of the parts inside, from the outside to the inside.
const placeForm = /^[A-Za-z]\w*(?:\.\w+)*$/u

/** The losses that the command line allows a migration; ends the process if a place is malformed. */
export function allowanceIn(
  { 'allow-loss': written = [], reason }: LossArguments,
  usage: string,
): { allowLoss?: Allowance } {
  const places = written.map((place) => place.trim())
  const wrong = places.find((place) => !placeForm.test(place))
  if (wrong === '') return refuseArguments(wanted, usage)
  if (wrong !== undefined)
    return refuseArguments(
      `"${wrong}" is no place. ${wanted} Why it may go is written as --reason "…".`,
      usage,
    )
  if (places.length === 0) {
    if (reason !== undefined) return refuseArguments(`--reason says why something may go. ${wanted}`, usage)
    return {}
  }
  const why = reason?.trim()
  return { allowLoss: { places, ...(why ? { reason: why } : {}) } }
}
