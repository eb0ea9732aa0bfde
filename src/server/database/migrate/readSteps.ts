/** A statement of a migration that concerns rows; names have no quotes. */
export type Step =
  | { kind: 'createTable'; table: string; columns: readonly NewColumn[] }
  | { kind: 'dropTable'; table: string }
  | { kind: 'renameTable'; table: string; to: string }
  | { kind: 'renameColumn'; table: string; column: string; to: string }
  /** isOpen: existing rows would need a value and get none. */
  | { kind: 'addColumn'; table: string; column: string; value: string; isOpen: boolean }
  | { kind: 'dropColumn'; table: string; column: string }
  | { kind: 'retype'; table: string; column: string; type: string; value: string }
  | { kind: 'update'; table: string; column: string; value: string; where: string }
  | { kind: 'require'; table: string; column: string }
  | { kind: 'check'; table: string; rule: string; condition: string }
  | { kind: 'foreign'; table: string; rule: string; column: string; target: string }
  | {
      kind: 'unique'
      table: string
      rule: string
      columns: readonly string[]
      emptyEqual: boolean
      where: string
    }
  | { kind: 'exclude'; table: string; rule: string; columns: readonly string[]; range: string; where: string }
  | { kind: 'index'; table: string }

/** A column of a created table. */
export interface NewColumn {
  name: string
  type: string
}

type Groups = Readonly<Record<string, string | undefined>>

const name = (group: string): string => `"(?<${group}>(?:[^"]|"")+)"`
const alter = `^ALTER TABLE ${name('table')} `

function readUpdate({ table, column, value = '', where = '' }: Groups): Step {
  return { kind: 'update', table: own(table), column: own(column), value, where }
}

const columnLine = new RegExp(`^  ${name('column')} (?<type>[a-z ]+?)(?: NOT NULL| DEFAULT |,|$)`, 'gmu')

function readColumns(body = ''): NewColumn[] {
  return [...body.matchAll(columnLine)].map(({ groups }) => ({
    name: own(groups?.['column']),
    type: groups?.['type'] ?? 'text',
  }))
}

/** The forms in which the generator prints statements; others are ignored. */
const forms: readonly (readonly [pattern: RegExp, read: (groups: Groups) => Step])[] = [
  [
    new RegExp(`^CREATE TABLE ${name('table')} (?<columns>\\(.*)$`, 'su'),
    ({ table, columns }) => ({ kind: 'createTable', table: own(table), columns: readColumns(columns) }),
  ],
  [/^DROP TABLE "(?<table>(?:[^"]|"")+)"$/u, ({ table }) => ({ kind: 'dropTable', table: own(table) })],
  [
    new RegExp(`${alter}RENAME TO ${name('to')}$`, 'u'),
    ({ table, to }) => ({ kind: 'renameTable', table: own(table), to: own(to) }),
  ],
  [
    new RegExp(`${alter}RENAME COLUMN ${name('column')} TO ${name('to')}$`, 'u'),
    ({ table, column, to }) => ({
      kind: 'renameColumn',
      table: own(table),
      column: own(column),
      to: own(to),
    }),
  ],
  [
    new RegExp(
      `${alter}ADD COLUMN ${name('column')} (?<type>[a-z ]+?)(?<must> NOT NULL)?(?: DEFAULT (?<value>.*))?$`,
      'su',
    ),
    ({ table, column, type, must, value }) => ({
      kind: 'addColumn',
      table: own(table),
      column: own(column),
      value: `(${value ?? 'NULL'})::${type ?? 'text'}`,
      isOpen: must !== undefined && value === undefined,
    }),
  ],
  [
    new RegExp(`${alter}DROP COLUMN ${name('column')}$`, 'u'),
    ({ table, column }) => ({ kind: 'dropColumn', table: own(table), column: own(column) }),
  ],
  [
    new RegExp(`${alter}ALTER COLUMN ${name('column')} TYPE (?<type>[a-z ]+?) USING (?<value>.*)$`, 'su'),
    ({ table, column, type = 'text', value = '' }) => ({
      kind: 'retype',
      table: own(table),
      column: own(column),
      type,
      value,
    }),
  ],
  [
    new RegExp(`${alter}ALTER COLUMN ${name('column')} SET NOT NULL$`, 'u'),
    ({ table, column }) => ({ kind: 'require', table: own(table), column: own(column) }),
  ],
  [
    // A computed value may query other tables with its own WHERE. The statement repeats the value, which marks its end.
    new RegExp(
      `^UPDATE ${name('table')} SET ${name('column')} = (?<value>.*?) WHERE (?<where>"\\k<column>" IS DISTINCT FROM \\k<value>.*)$`,
      'su',
    ),
    readUpdate,
  ],
  [
    new RegExp(`^UPDATE ${name('table')} SET ${name('column')} = (?<value>.*?) WHERE (?<where>.*)$`, 'su'),
    readUpdate,
  ],
  [
    new RegExp(`${alter}ADD CONSTRAINT ${name('rule')} CHECK (?<condition>.*)$`, 'su'),
    ({ table, rule, condition = '' }) => ({ kind: 'check', table: own(table), rule: own(rule), condition }),
  ],
  [
    new RegExp(
      `${alter}ADD CONSTRAINT ${name('rule')} FOREIGN KEY \\(${name('column')}\\) REFERENCES ${name('target')}`,
      'u',
    ),
    ({ table, rule, column, target }) => ({
      kind: 'foreign',
      table: own(table),
      rule: own(rule),
      column: own(column),
      target: own(target),
    }),
  ],
  [
    new RegExp(
      `^CREATE UNIQUE INDEX ${name('rule')} ON ${name('table')} \\((?<columns>[^()]*)\\)(?<empty> NULLS NOT DISTINCT)?(?: WHERE (?<where>.*))?$`,
      'su',
    ),
    ({ table, rule, columns = '', empty, where = 'true' }) => ({
      kind: 'unique',
      table: own(table),
      rule: own(rule),
      columns: columns.split(', ').map((column) => column.replace(/ DESC$/u, '')),
      emptyEqual: empty !== undefined,
      where,
    }),
  ],
  [
    new RegExp(
      `${alter}ADD CONSTRAINT ${name('rule')} UNIQUE(?<empty> NULLS NOT DISTINCT)? \\((?<columns>[^()]*)\\) DEFERRABLE$`,
      'u',
    ),
    ({ table, rule, columns = '', empty }) => ({
      kind: 'unique',
      table: own(table),
      rule: own(rule),
      columns: columns.split(', '),
      emptyEqual: empty !== undefined,
      where: 'true',
    }),
  ],
  [
    new RegExp(
      `${alter}ADD CONSTRAINT ${name('rule')} EXCLUDE USING btree \\((?<columns>.*?) WITH =\\) WHERE \\((?<where>.*)\\) DEFERRABLE$`,
      'su',
    ),
    ({ table, rule, columns = '', where = 'true' }) => ({
      kind: 'unique',
      table: own(table),
      rule: own(rule),
      columns: columns
        .split(' WITH =, ')
        .filter((column) => !column.endsWith(' IS NULL)'))
        .map((column) => column.replace(/^\(COALESCE\((".*"), .*\)\)$/u, '$1')),
      emptyEqual: columns.includes('(COALESCE('),
      where,
    }),
  ],
  [
    new RegExp(
      `${alter}ADD CONSTRAINT ${name('rule')} EXCLUDE USING gist \\((?<columns>(?:"(?:[^"]|"")+" WITH =, )*)(?<range>.*?) WITH &&\\)(?: WHERE \\((?<where>.*?)\\))?(?: DEFERRABLE)?$`,
      'su',
    ),
    ({ table, rule, columns = '', range = '', where = 'true' }) => ({
      kind: 'exclude',
      table: own(table),
      rule: own(rule),
      columns: columns.split(' WITH =, ').filter((column) => column !== ''),
      range,
      where,
    }),
  ],
  [
    new RegExp(`^CREATE INDEX ${name('rule')} ON ${name('table')} `, 'u'),
    ({ table }) => ({ kind: 'index', table: own(table) }),
  ],
]

/** Reads a migration that the generator wrote, whose statements are separated by empty lines. */
export function readSteps(text: string): Step[] {
  return statementsOf(text).flatMap((statement) => {
    for (const [pattern, read] of forms) {
      const groups = pattern.exec(statement)?.groups
      if (groups) return [read(groups)]
    }
    return []
  })
}

/** The statements of a migration, without comments and final semicolons. */
function statementsOf(text: string): string[] {
  const pieces = text
    .replaceAll('\r\n', '\n')
    .replaceAll(/^--.*$/gmu, '')
    .split(/\n{2,}/u)
  return pieces.map((piece) => piece.trim().replace(/;$/u, '')).filter((piece) => piece !== '')
}

function own(quoted: string | undefined): string {
  return (quoted ?? '').replaceAll('""', '"')
}
