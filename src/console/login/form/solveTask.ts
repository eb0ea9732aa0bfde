import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** A proof of work instead of a picture's code: find the number whose SHA-256, as hex and after the salt, is the challenge. */
export interface Task {
  salt: string
  challenge: string
  least: number
  most: number
}

// The tries of one slice, some ten milliseconds, so that the page still responds. Browsers have no SHA-256 without https.
const triesAtOnce = 4000

/** Finds the number that solves a task; takes a few seconds. */
export async function solveTask(task: Task, signal: AbortSignal): Promise<number> {
  for (let from = task.least; from <= task.most; from += triesAtOnce) {
    signal.throwIfAborted()
    const found = solutionIn(task, from, Math.min(from + triesAtOnce, task.most + 1))
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve))
  }
  throw new RangeError('No number solves the task')
}

function solutionIn({ salt, challenge }: Task, from: number, end: number): number | undefined {
  for (let number = from; number < end; number += 1)
    if (bytesToHex(sha256(utf8ToBytes(`${salt}${number}`))) === challenge) return number
  return undefined
}
