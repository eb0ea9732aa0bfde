import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { Strength } from './Strength.ts'

const strengths = ['weak', 'weak', 'medium', 'strong', 'strong'] as const satisfies readonly Strength[]
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** How long a password would withstand guessing, known passwords and keyboard patterns included. */
export function estimateStrength(password: string, person: readonly string[]): Strength {
  // Beyond it every password is strong, and the time to find that out would be felt.
  const { score } = estimator.check(password.slice(0, 64), [...person])
  return strengths[score]
}
