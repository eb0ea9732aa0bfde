import type { CellForm } from '#shared/fields/FieldFacts.ts'
import type { Json } from '#shared/contracts/Json.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { isJson } from '../../../kit/text/readValue.ts'
import { isPresence } from './Condition.ts'
import type { ConditionProperty, Condition, ConditionOperator } from './Condition.ts'

const endings: Readonly<Record<ConditionOperator, string>> = {
  eq: '_eq',
  ne: '_ne',
  like: '_like',
  gt: '_gt',
  gte: '_gte',
  lt: '_lt',
  lte: '_lte',
  within: '_within',
  set: '_null',
  unset: '_null',
}

/** The name of the list filter for a condition. */
export function filterName({ subject, operator }: Pick<Condition, 'subject' | 'operator'>): string {
  return `${subject.property}${endings[operator]}`
}

/** Converts conditions into filters of the list. */
export function filtersFor(conditions: readonly Condition[]): Record<string, Json> {
  return Object.fromEntries(
    conditions.flatMap((condition) => {
      const { operator, value } = condition
      const given = isPresence(operator) ? operator === 'unset' : value
      return given === undefined ? [] : [[filterName(condition), given]]
    }),
  )
}

/** The condition that a filter in force expresses; undefined if the filter is unknown. */
export function conditionIn(
  name: string,
  value: unknown,
  properties: readonly ConditionProperty[],
): Condition | undefined {
  if (!isJson(value)) return undefined
  const condition = conditionOf(name, value, properties)
  return condition && isShowable(condition) ? condition : undefined
}

/** Whether an input can show all of the condition: several values can only be chosen, never typed. */
function isShowable({ subject, value }: Condition): boolean {
  return !Array.isArray(value) || severalChosen.has(factsOf(subject.field.type).cell)
}

const severalChosen: ReadonlySet<CellForm> = new Set([
  'choice',
  'choices',
  'texts',
  'reference',
  'references',
])

function conditionOf(
  name: string,
  value: Json,
  properties: readonly ConditionProperty[],
): Condition | undefined {
  const same = properties.find(({ property }) => property === name)
  if (same) return { subject: same, ...withoutOperator(same, value) }
  for (const [operator, ending] of Object.entries(endings)) {
    const subject = properties.find(({ property }) => `${property}${ending}` === name)
    if (!subject || !isOperator(operator)) continue
    return ending === endings.set
      ? { subject, operator: value === true || value === 'true' ? 'unset' : 'set', value: undefined }
      : { subject, ...comparisonWith(operator, value) }
  }
  return undefined
}

/** A name without an operator compares as the property's own filter does. */
function withoutOperator({ field }: ConditionProperty, value: Json): Pick<Condition, 'operator' | 'value'> {
  const isWithin = factsOf(field.type).filter === 'contains' && !field.whole
  return comparisonWith(isWithin ? 'like' : 'eq', value)
}

function comparisonWith(operator: ConditionOperator, value: Json): Pick<Condition, 'operator' | 'value'> {
  if (value !== null) return { operator, value }
  return { operator: operator === 'ne' ? 'set' : 'unset', value: undefined }
}

function isOperator(text: string): text is ConditionOperator {
  return Object.hasOwn(endings, text)
}
