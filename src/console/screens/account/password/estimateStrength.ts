import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { Strength } from './Strength.ts'

const strengths = ['weak', 'weak', 'medium', 'strong', 'strong'] as const satisfies readonly Strength[]
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/**
 * Estimates how long a password withstands guessing; known passwords, keyboard patterns and the person's names count against it.
 */
export function estimateStrength(password: string, person: readonly string[]): Strength {
  // A longer password is strong anyway, and estimating it would take noticeable time.
  const { score } = estimator.check(password.slice(0, 64), [...person])
  return strengths[score]
}
