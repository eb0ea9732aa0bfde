import type { EntityWords } from './entityWords.ts'

interface Reading {
  read: (words: EntityWords) => unknown
  answer: string | undefined
}

/** An entity's words as one component reads them: the same object until something that it read is said differently. */
export class ReadWords {
  readonly #readings = new Map<string, Reading>()
  #newest: EntityWords | undefined
  #shown: EntityWords | undefined

  /** These words, or the same object as before where they differ in nothing that was read. */
  from(newest: EntityWords): EntityWords {
    if (this.#shown && (newest === this.#newest || this.#saysTheSame(newest))) {
      this.#newest = newest
      return this.#shown
    }
    this.#newest = newest
    this.#readings.clear()
    this.#shown = new Proxy(newest, { get: (_, key) => this.#read(key) })
    return this.#shown
  }

  #saysTheSame(newest: EntityWords): boolean {
    return [...this.#readings.values()].every(({ read, answer }) => JSON.stringify(read(newest)) === answer)
  }

  #read(key: string | symbol): unknown {
    const value = valueIn(this.#newest, key)
    if (typeof value !== 'function') return this.#noted(String(key), (words) => valueIn(words, key))
    return (...given: unknown[]) =>
      this.#noted(`${String(key)} ${JSON.stringify(given)}`, (words) => {
        const ask = valueIn(words, key)
        return typeof ask === 'function' ? Reflect.apply(ask, words, given) : undefined
      })
  }

  #noted(name: string, read: Reading['read']): unknown {
    const answer = this.#newest && read(this.#newest)
    this.#readings.set(name, { read, answer: JSON.stringify(answer) })
    return answer
  }
}

function valueIn(words: EntityWords | undefined, key: string | symbol): unknown {
  return words && Reflect.get(words, key)
}
