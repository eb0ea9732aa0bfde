import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { startFailure } from '#server/config/startFailure.ts'
import type { GenerateResult } from '../generate/generate.ts'
import type { Model } from '../generate/contracts/Model.ts'
import { isDraft } from './isDraft.ts'
import { runGenerator } from '../generate/runGenerator.ts'
import type { DevelopmentApi } from './openApi.ts'
import { waitForPageUpdates } from './waitForPageUpdates.ts'
import type { DevelopmentProblem, ProblemBoard } from './ProblemBoard.ts'
import { MessageBroadcaster } from './MessageBroadcaster.ts'

interface Parts {
  root: string
  vite: ViteDevServer
  api: DevelopmentApi
  board: ProblemBoard
}

/** Leads a saved schema to the page that shows it: generates, updates the database, and reloads the server. */
export class SchemaLoop {
  readonly #parts: Parts
  readonly #words: MessageBroadcaster
  #queue = Promise.resolve()
  #isServed = false
  /** Whether the server has not loaded the written files yet. */
  #isBehind = true
  #isRefused = false
  #isEnded = false
  /** The files that this loop wrote or removed, with their modification times. */
  readonly #own = new Map<string, number | undefined>()

  constructor(parts: Parts) {
    this.#parts = parts
    this.#words = new MessageBroadcaster(parts.vite.ws)
  }

  /** Handles a saved schema. */
  run(): Promise<void> {
    return this.#next(() => this.#generate())
  }

  /** Resolves when everything saved so far is loaded or refused. */
  idle(): Promise<void> {
    return this.#queue
  }

  /** Handles changes of hand-written code, or of files that another process generated. */
  swap(paths: readonly string[]): Promise<void> {
    // The watcher reports this loop's own files a moment later.
    if (paths.every((path) => this.#isOwn(path))) return Promise.resolve()
    this.#isBehind = true
    // A developer may have generated a change by hand that needs a reason, or version control may have reverted a file that
    // the schemas need.
    const isForeign = this.#isRefused || paths.some((path) => path.startsWith('generated/'))
    return this.#next(() => (isForeign ? this.#generate() : this.#serve([])))
  }

  /** Whether the loop has ended. */
  get isEnded(): boolean {
    return this.#isEnded
  }

  /** Starts no further work; running work loses its server and its database, and its errors are not shown. */
  end(): void {
    this.#isEnded = true
  }

  #next(work: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue
      .then(() => (this.#isEnded ? undefined : work()))
      .catch((error: unknown) => this.#failed(error))
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
    if (this.#isServed && changed.length > 0) await waitForPageUpdates(vite.ws)
    if (!this.#isBehind) return
    await this.#serve([])
    console.log(summary(result, performance.now() - began))
  }

  /** Tells Vite about changed files, because its own watcher notices them later. */
  #forget(paths: readonly string[]): void {
    const { root, vite } = this.#parts
    this.#isBehind = true
    for (const path of paths) {
      this.#own.set(path, this.#timeOf(path))
      vite.environments.ssr.moduleGraph.onFileChange(join(root, path))
    }
  }

  #isOwn(path: string): boolean {
    return this.#own.has(path) && this.#own.get(path) === this.#timeOf(path)
  }

  #timeOf(path: string): number | undefined {
    return statSync(join(this.#parts.root, path), { throwIfNoEntry: false })?.mtimeMs
  }

  async #serve(agreed: readonly string[]): Promise<void> {
    const { root, api, board, vite } = this.#parts
    const { problems, offer } = await api.follow(agreed)
    const state = {
      problems: problems.map((problem) => problemIn(root, problem)),
      ...(offer ? { offer: offer.words } : {}),
    }
    board.show('database', state, offer ? () => this.#next(() => this.#serve(offer.places)) : undefined)
    if (problems.length > 0) return
    await api.swap(vite)
    board.show('server')
    this.#isServed = true
    this.#isBehind = false
    vite.ws.send('fenxiao:swapped', {})
  }

  #failed(error: unknown): void {
    if (this.#isEnded) return
    this.#parts.board.show('server', { problems: [{ message: startFailure(error) }] })
  }
}

function summary({ changed, removed, entities }: GenerateResult, ms: number): string {
  return `${changed.length} files written, ${removed.length} removed, ${entities} entities, ${ms.toFixed(0)} ms`
}

/** A problem with the two lines before and after its place. */
function problemIn(root: string, error: string): DevelopmentProblem {
  const [, place, file = '', line = '', message = ''] =
    /^((\S+?):(\d+):\d+ .*?) {2}([^]*)$/u.exec(error) ?? []
  if (place === undefined) return { message: error }
  // The error may be about a deleted schema.
  if (!existsSync(join(root, file))) return { place, message }
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
