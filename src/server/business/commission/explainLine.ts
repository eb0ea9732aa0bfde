import type { EntityName } from '#generated/types/EntityName.ts'
import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { commissionOf } from '#shared/business/commission/commissionOf.ts'
import type { ExplanationStep, LineExplanation } from '#shared/business/commission/LineExplanation.ts'
import { stepTexts } from '#shared/business/commission/stepTexts.ts'
import type { StepCode } from '#shared/business/commission/stepTexts.ts'
import { exactShare, yuanText } from '#shared/business/commission/yuanText.ts'
import { wordsIn } from '#shared/messages/words.ts'
import { cents, centsOfYuan } from '#shared/money/Cents.ts'
import { percent } from '#shared/money/Percent.ts'
import { recordNotFound } from '../../crud/read/findRecord.ts'
import { selectedLine } from './linesOf.ts'
import type { NewLine } from './ledgerLine.ts'

const log = namesOf('distributionLog')
const order = namesOf('order', 'o')
const user = namesOf('user', 'u')
const version = namesOf('distributionVersion', 'v')

const earned: NewLine['kind'] = 'earned'

type Link = ExplanationStep['link']

/** The facts around a line. `nearer` is the sum that nearer levels earned; the other values are null if they are unknown. */
interface Surroundings {
  buyer: string | null
  chain: readonly { name: string }[]
  earner: string
  nearer: number
  version_id: string | null
  since: string | null
}

/** Explains the amount of a line: order, chain, version, rounding, minimum, outcome. */
export async function explainLine(queries: Queries, id: string): Promise<LineExplanation> {
  const line = await queries.row<NewLine>(
    sql`SELECT ${selectedLine} FROM ${log.table} WHERE ${log('id')} = ${id}`,
  )
  if (!line) throw recordNotFound(id)
  const around = await surroundingsOf(queries, line)
  return { line_id: id, amount: line.amount, steps: stepsOf(line, around) }
}

async function surroundingsOf(queries: Queries, line: NewLine): Promise<Surroundings> {
  const found = await queries.row<Surroundings>(sql`
    SELECT (SELECT ${user('name')} FROM ${user.table} WHERE ${user('id')} = ${order('user_id')}) AS buyer,
      (SELECT coalesce(json_agg(json_build_object('name', ${user('name')}) ORDER BY place), '[]')
        FROM jsonb_array_elements_text(${order('chain')}) WITH ORDINALITY AS listed(id, place)
        JOIN ${user.table} ON ${user('id')} = listed.id::uuid) AS chain,
      (SELECT ${user('name')} FROM ${user.table} WHERE ${user('id')} = ${line.user_id}) AS earner,
      (SELECT coalesce(sum(${log('amount')}), 0)::float8 FROM ${log.table} WHERE ${log('order_id')} = ${line.order_id}
        AND ${log('kind')} = ${earned} AND ${log('level')} < ${line.level}::int) AS nearer,
      ${version('id')} AS version_id, ${version('since')} AS since
    FROM (SELECT) line LEFT JOIN ${order.table} ON ${order('id')} = ${line.order_id}::uuid
    LEFT JOIN ${version.table} ON ${version('number')} = ${line.rule_version}::int`)
  return found ?? { buyer: null, chain: [], earner: '', nearer: 0, version_id: null, since: null }
}

function stepsOf(line: NewLine, around: Surroundings): ExplanationStep[] {
  const { earner, chain, since } = around
  const { level, rate, name, trade_no } = line
  const orderLink = line.order_id === null ? undefined : linkTo('order', line.order_id)
  const bought = { trade_no, buyer: around.buyer ?? '', name, num: yuanText(centsOfYuan(line.order_amount)) }
  const steps = [step('order', bought, orderLink)]
  if (level !== null) {
    const names = chain.map((one) => one.name).join(' → ')
    steps.push(step('chain', { chain: names, earner, level }, linkTo('user', line.user_id)))
  }
  if (around.version_id === null) steps.push(step('before', { rate }))
  else {
    const facts = { number: line.rule_version, since: momentText(since ?? ''), level, rate }
    steps.push(step('version', facts, linkTo('distributionVersion', around.version_id)))
  }
  return [...steps, ...amountSteps(line, around), outcomeOf(line, earner, orderLink)]
}

/** The rounding and the minimum price. Empty if the user was barred, because no share was computed then. */
function amountSteps(line: NewLine, { nearer }: Surroundings): ExplanationStep[] {
  if (line.reason === 'frozen' || line.reason === 'deleted') return []
  const [base, minimum] = [centsOfYuan(line.base ?? line.order_amount), centsOfYuan(line.good_min)]
  const cut = centsOfYuan(line.cut ?? 0)
  const floored = commissionOf(base, percent(line.rate))
  const room = cents(Math.max(0, base - minimum - centsOfYuan(nearer)))
  const facts = { minimum: yuanText(minimum), nearer: yuanText(centsOfYuan(nearer)), room: yuanText(room) }
  return [
    step('rounding', {
      base: yuanText(base),
      rate: line.rate,
      exact: exactShare(base, line.rate),
      floored: yuanText(floored),
    }),
    step(cut > 0 ? 'cut' : 'room', { ...facts, cut: yuanText(cut) }),
  ]
}

function outcomeOf({ kind, reason, amount }: NewLine, earner: string, link: Link): ExplanationStep {
  const code: StepCode & (NewLine['kind'] | NonNullable<NewLine['reason']>) =
    kind === 'nothing' ? (reason ?? 'below_fen') : (kind ?? 'earned')
  return step(code, { earner, amount: yuanText(centsOfYuan(amount)) }, link)
}

function step(code: StepCode, facts: Readonly<Record<string, unknown>>, link?: Link): ExplanationStep {
  const text = stepTexts[code]
  const said = { code, zh: wordsIn(text, 'zh', facts), en: wordsIn(text, 'en', facts) }
  return link ? { ...said, link } : said
}

function linkTo(entity: EntityName, id: string): Link {
  return { entity, id }
}

/** A time in the business's time zone, to the minute. */
function momentText(at: string): string {
  const shanghai = { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat('sv-SE', shanghai).format(new Date(at))
}
