import type { Node, SourceFile } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import type { NameKind } from './Name.ts'
import type { Vocabulary } from './Vocabulary.ts'

/** A name in SQL. */
export interface SqlWord {
  name: string
  start: number
  kinds: readonly NameKind[]
}

/** The tables, columns and values that a statement spells out instead of naming them through the generated tables. */
export function sqlWords(statement: Node, file: SourceFile, words: Vocabulary): SqlWord[] {
  const whole = statement.getText(file)
  const entities = entitiesIn(whole, file.text, words)
  const tables = tableAliasesIn(whole, file.text, words)
  const aliases = new Set([...whole.matchAll(/\bAS\s+"?(\w+)/giu)].map(([, alias = '']) => alias))
  return piecesOf(statement, file).flatMap(({ text, start }) =>
    [...text.matchAll(/'[^']*'|[A-Za-z_]\w*/gu)].flatMap(({ 0: word, index }): SqlWord[] => {
      const found = word.startsWith("'")
        ? valueIn(word.slice(1, -1), entities, words)
        : nameIn(word, text.slice(0, index), { entities, tables, aliases, words })
      return found ? [{ name: found.name, start: start + index + found.offset, kinds: [found.kind] }] : []
    }),
  )
}

interface FoundWord {
  name: string
  offset: number
  kind: NameKind
}

function valueIn(text: string, entities: ReadonlySet<string>, words: Vocabulary): FoundWord | undefined {
  return words.isOf(entities, 'value', text) ? { name: text, offset: 1, kind: 'value' } : undefined
}

interface Statement {
  entities: ReadonlySet<string>
  /** The names and aliases of the entities' tables in the statement. */
  tables: ReadonlySet<string>
  aliases: ReadonlySet<string>
  words: Vocabulary
}

function nameIn(
  word: string,
  before: string,
  { entities, tables, aliases, words }: Statement,
): FoundWord | undefined {
  if (/\b(?:FROM|JOIN|INTO|UPDATE|TABLE)\s+"?$/iu.test(before) && words.entityOfTable(word))
    return { name: word, offset: 0, kind: 'entity' }
  const [, table] = /(\w+)"?\."?$/u.exec(before) ?? []
  if (table !== undefined && !tables.has(table)) return undefined
  const isColumn = words.isOf(entities, 'property', word) && !aliases.has(word)
  return isColumn ? { name: word, offset: 0, kind: 'property' } : undefined
}

/** The entities whose tables a statement names, by text or by `namesOf`. */
function entitiesIn(statement: string, file: string, words: Vocabulary): Set<string> {
  const byText = [...statement.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE)\s+"?(\w+)/giu)].map(
    ([, table = '']) => words.entityOfTable(table) ?? '',
  )
  const byName = [...file.matchAll(/\b(\w+) = namesOf\('(\w+)'/gu)]
    .filter(([, variable]) => new RegExp(`\\$\\{${variable}\\b`, 'u').test(statement))
    .map(([, , entity = '']) => entity)
  return new Set([...byText, ...byName])
}

/** The names and aliases of the entities' tables; other tables may have columns of the same names. */
function tableAliasesIn(statement: string, file: string, words: Vocabulary): Set<string> {
  const byText = [...statement.matchAll(/\b(?:FROM|JOIN|UPDATE)\s+"?(\w+)"?\s+(?:AS\s+)?(\w+)/giu)].filter(
    ([, table = '']) => words.entityOfTable(table) !== undefined,
  )
  const byName = [...file.matchAll(/namesOf\('\w+'(), '(\w+)'/gu)]
  const own = [...byText].map(([, table = '']) => table)
  return new Set([...own, ...[...byText, ...byName].map(([, , alias = '']) => alias)])
}

function piecesOf(statement: Node, file: SourceFile): { text: string; start: number }[] {
  const pieces: { text: string; start: number }[] = []
  const take = (node: Node) => {
    const start = node.getStart(file)
    pieces.push({ text: file.text.slice(start, node.getEnd()), start })
  }
  if (!is.isTaggedTemplateExpression(statement)) return pieces
  const { template } = statement
  if (is.isNoSubstitutionTemplateLiteral(template)) take(template)
  else if (is.isTemplateExpression(template)) {
    take(template.head)
    for (const span of template.templateSpans) take(span.literal)
  }
  return pieces
}
