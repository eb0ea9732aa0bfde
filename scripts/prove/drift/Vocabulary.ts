import { snakeCase } from '#shared/words/nameForms.ts'
import type { Name, NameKind } from './Name.ts'

/** The names of the schemas, for the search. */
export class Vocabulary {
  readonly #names: readonly Name[]
  readonly #groups: readonly string[]
  readonly #common: ReadonlySet<string>

  constructor(names: readonly Name[], groups: readonly string[], common: readonly string[]) {
    this.#names = names
    this.#groups = groups
    this.#common = new Set(common)
  }

  has(text: string): boolean {
    return this.#names.some(({ name }) => name === text)
  }

  isProperty(text: string): boolean {
    return this.#names.some(({ kind, name }) => kind === 'property' && name === text)
  }

  /** Whether a name is also a word of plain English, which is used without meaning a schema. */
  isCommon(text: string): boolean {
    return this.#common.has(text)
  }

  kindsOf(text: string): NameKind[] {
    return [...new Set(this.#names.filter(({ name }) => name === text).map(({ kind }) => kind))]
  }

  /** The entity of a table. */
  entityOfTable(table: string): string | undefined {
    return this.#names.find(({ kind, name }) => kind === 'entity' && snakeCase(name) === table)?.name
  }

  isOf(entities: ReadonlySet<string>, kind: NameKind, text: string): boolean {
    return this.#names.some((one) => one.kind === kind && one.name === text && entities.has(one.entity))
  }

  /** The names in the code of a permission, the key of a message, or the address of a page. */
  namesInCode(text: string): string[] {
    const [first = '', second = '', ...rest] = text.split('.')
    if (this.#groups.includes(first) && this.kindsOf(second).includes('entity'))
      return [second, ...rest.filter((word) => this.kindsOf(word).includes('move'))]
    if (first === 'resources' && this.kindsOf(second).includes('entity'))
      return [second, ...rest.filter((word) => this.has(word))]
    const [, page = ''] = /^\/(\w+)(?:\/|$)/u.exec(text) ?? []
    return this.kindsOf(page).includes('entity') ? [page] : []
  }
}
