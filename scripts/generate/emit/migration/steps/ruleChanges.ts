import { ddl, ddlOfSnapshot, sqlName } from '../../../print/Ddl.ts'
import type { Change } from './Change.ts'
import { changes } from './Change.ts'
import type { ConstraintShape, IndexShape, TableShape } from '../shape/Shape.ts'

const noTable: Pick<TableShape, 'constraints' | 'indexes'> = { constraints: [], indexes: [] }

/** Drops the constraints and indexes that are gone or differ now; those that others depend on come last. */
export function removedRules(before: TableShape, after: TableShape): Change[] {
  const constraints = missing(before.constraints, staying(after.constraints, before, after)).sort(
    (one, other) => rank(other) - rank(one),
  )
  const indexes = missing(before.indexes, after.indexes)
  const table = sqlName(after.name)
  return changes(`change_${after.name}`, [
    ...constraints.map(({ name }) => ddl`ALTER TABLE ${table} DROP CONSTRAINT ${sqlName(name)};`),
    ...indexes.map(({ name, constraint }) =>
      constraint
        ? ddl`ALTER TABLE ${table} DROP CONSTRAINT ${sqlName(name)};`
        : ddl`DROP INDEX ${sqlName(name)};`,
    ),
  ])
}

/** Adds the constraints of some kinds that are new or differ now. */
export function addedConstraints(
  before: TableShape | undefined,
  after: TableShape,
  kinds: readonly ConstraintShape['kind'][],
): Change[] {
  const known = before ? staying(before.constraints, before, after) : []
  const added = missing(after.constraints, known).filter(({ kind }) => kinds.includes(kind))
  const statements = added.map(
    ({ name, definition }) =>
      ddl`ALTER TABLE ${sqlName(after.name)} ADD CONSTRAINT ${sqlName(name)} ${ddlOfSnapshot(definition)};`,
  )
  return changes(`change_${after.name}`, statements)
}

/** Adds the indexes that are new or differ now. */
export function addedIndexes(before: TableShape | undefined, after: TableShape): Change[] {
  const added = missing(after.indexes, (before ?? noTable).indexes)
  const statements = added.map(({ name, unique, constraint, definition }) => {
    if (constraint)
      return ddl`ALTER TABLE ${sqlName(after.name)} ADD CONSTRAINT ${sqlName(name)} ${ddlOfSnapshot(definition)};`
    const create = unique ? ddl`CREATE UNIQUE INDEX` : ddl`CREATE INDEX`
    return ddl`${create} ${sqlName(name)} ${ddlOfSnapshot(definition)};`
  })
  // The planner needs statistics on an index over expressions, and PostgreSQL collects them by itself only after writes.
  const isCounted = before !== undefined && added.some(({ definition }) => definition.includes(' USING gin '))
  const counting = isCounted ? [ddl`ANALYZE ${sqlName(after.name)};`] : []
  return changes(`change_${after.name}`, [...statements, ...counting])
}

/** Leaves out the checks of columns that get another type: PostgreSQL would keep them for the old type. */
function staying(
  constraints: readonly ConstraintShape[],
  before: TableShape,
  after: TableShape,
): ConstraintShape[] {
  const typeIn = ({ columns }: TableShape, column: string) =>
    columns.find(({ name }) => name === column)?.type
  const remade = after.constraints.filter(
    ({ kind, column }) =>
      kind === 'check' && column !== undefined && typeIn(before, column) !== typeIn(after, column),
  )
  return constraints.filter(({ name }) => !remade.some((check) => check.name === name))
}

/** The rules of the first list that the second lacks, or has with another definition. */
function missing<Rule extends ConstraintShape | IndexShape>(
  rules: readonly Rule[],
  others: readonly Rule[],
): Rule[] {
  return rules.filter((rule) => !others.some((other) => sameRule(rule, other)))
}

function sameRule(one: ConstraintShape | IndexShape, other: ConstraintShape | IndexShape): boolean {
  const unique = (rule: ConstraintShape | IndexShape) => 'unique' in rule && rule.unique
  return one.name === other.name && one.definition === other.definition && unique(one) === unique(other)
}

function rank({ kind }: ConstraintShape): number {
  return { primary: 0, check: 1, exclude: 2, foreign: 3 }[kind]
}
