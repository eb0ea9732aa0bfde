import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { startFailure } from '#server/config/startFailure.ts'
import type { GenerateResult } from '../generate/generate.ts'
import type { Model } from '../generate/Model.ts'
import { isDraft } from './isDraft.ts'
import { runGenerator } from '../generate/runGenerator.ts'
import type { DevelopmentApi } from './openApi.ts'
import { pagesUpdated } from './pagesUpdated.ts'
import type { DevelopmentProblem, ProblemBoard } from './ProblemBoard.ts'
import { WordsTeller } from './WordsTeller.ts'

interface Parts {
  root: string
  vite: ViteDevServer
  api: DevelopmentApi
  board: ProblemBoard
}

/** From a saved schema to the page that shows it: generate, bring the database along, let the new server answer. */
export class SchemaLoop {
  readonly #parts: Parts
  readonly #words: WordsTeller
  #queue = Promise.resolve()
  #isServed = false
  /** The server has not taken up what is written yet. */
  #isBehind = true
  #isRefused = false
  #own: { paths: ReadonlySet<string>; writtenAt: number } = { paths: new Set(), writtenAt: 0 }

  constructor(parts: Parts) {
    this.#parts = parts
    this.#words = new WordsTeller(parts.vite.ws)
  }

  /** After a schema was saved. */
  run(): Promise<void> {
    return this.#next(() => this.#generate())
  }

  /** When what has been saved so far is taken up, or refused. */
  idle(): Promise<void> {
    return this.#queue
  }

  /** After hand-written code, or generated files by somebody else, changed. */
  swap(paths: readonly string[]): Promise<void> {
    // The watcher hears of what this loop wrote a moment later.
    const isRecent = Date.now() - this.#own.writtenAt < 1500
    if (isRecent && paths.every((path) => this.#own.paths.has(path))) return Promise.resolve()
    this.#isBehind = true
    // Somebody may have generated what is only done with a reason.
    return this.#next(() => (this.#isRefused ? this.#generate() : this.#serve(false)))
  }

  #next(work: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(work).catch((error: unknown) => this.#failed(error))
    return this.#queue
  }

  async #generate(): Promise<void> {
    const { root, board, vite } = this.#parts
    const began = performance.now()
    const understood = (model: Model) => this.#words.tell(model)
    const result = await runGenerator({ root, check: false, again: await isDraft(root), understood })
    if (result.ok) this.#words.keep()
    else this.#words.takeBack()
    board.show('schemas', { problems: result.errors.map((error) => problemIn(root, error)) })
    this.#isRefused = !result.ok
    const changed = result.ok ? [...result.changed, ...result.removed] : []
    if (changed.length > 0) this.#forget(changed)
    if (this.#isServed && !result.ok) return
    if (this.#isServed && changed.length > 0) await pagesUpdated(vite.ws)
    if (!this.#isBehind) return
    await this.#serve(false)
    console.log(summary(result, performance.now() - began))
  }

  /** Vite notices changed files by itself, but later than they are wanted. */
  #forget(paths: readonly string[]): void {
    const { root, vite } = this.#parts
    this.#isBehind = true
    this.#own = { paths: new Set(paths), writtenAt: Date.now() }
    for (const path of paths) vite.environments.ssr.moduleGraph.onFileChange(join(root, path))
  }

  async #serve(mayLose: boolean): Promise<void> {
    const { api, board, vite } = this.#parts
    const { problems, offer } = await api.follow(mayLose)
    const state = { problems: problems.map((message) => ({ message })), ...(offer ? { offer } : {}) }
    board.show('database', state, offer ? () => this.#next(() => this.#serve(true)) : undefined)
    if (problems.length > 0) return
    await api.swap(vite)
    board.show('server')
    this.#isServed = true
    this.#isBehind = false
    vite.ws.send('fenxiao:swapped', {})
  }

  #failed(error: unknown): void {
    this.#parts.board.show('server', { problems: [{ message: startFailure(error) }] })
  }
}

function summary({ changed, removed, entities }: GenerateResult, ms: number): string {
  return `${changed.length} files written, ${removed.length} removed, ${entities} entities, ${ms.toFixed(0)} ms`
}

/** Two lines before and after the place that a complaint names. */
function problemIn(root: string, error: string): DevelopmentProblem {
  const [, place, file = '', line = '', message = ''] = /^((\S+?):(\d+):\d+ .*?) {2}(.*)$/u.exec(error) ?? []
  if (place === undefined) return { message: error }
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const at = Number(line) - 1
  const excerpt = lines
    .slice(Math.max(0, at - 2), at + 3)
    .map((text, index) => {
      const number = Math.max(0, at - 2) + index
      return `${number === at ? '>' : ' '} ${String(number + 1).padStart(4)} | ${text}`
    })
    .join('\n')
  return { place, message, excerpt }
}
