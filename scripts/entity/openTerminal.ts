import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import type { Prompter } from './askForEntity.ts'

/** The person at the terminal, or `nobody` if there is none. */
export function openTerminal(): Pick<Prompter, 'answer' | 'isPerson' | 'tell'> & Disposable {
  if (!process.stdin.isTTY) return nobody
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const left = once(terminal, 'close').then((): never => {
    throw new Error('Nothing was written.')
  })
  left.catch(() => undefined)
  return {
    isPerson: true,
    tell: (objection) => console.error(objection),
    async answer(question, proposal) {
      const text = await Promise.race([
        terminal.question(`${question}${proposal ? ` (${proposal})` : ''}: `),
        left,
      ])
      return text.trim() || proposal || ''
    },
    [Symbol.dispose]: () => terminal.close(),
  }
}

const nobody: ReturnType<typeof openTerminal> = {
  isPerson: false,
  tell: () => undefined,
  answer: (question, proposal) =>
    proposal === undefined ? Promise.reject(new Error(`Missing: ${question}.`)) : Promise.resolve(proposal),
  [Symbol.dispose]: () => undefined,
}
