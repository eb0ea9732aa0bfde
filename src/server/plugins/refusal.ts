import type { Envelope, EnvelopeError, FieldRefusal } from '#shared/contracts/Envelope.ts'
import type { Language } from '#shared/contracts/Text.ts'
import type { AppError, FieldFact } from '#shared/errors/AppError.ts'
import { errorTable } from '#shared/errors/errorTable.ts'
import { pointerNames } from '#shared/messages/pointerNames.ts'
import { messageOf } from '#shared/messages/validationMessage.ts'
import { wordsIn } from '#shared/messages/words.ts'
import { withinSentence } from '#shared/words/withinSentence.ts'
import { entityLabel, helpOf, labelOf, moveLabel, valueLabel } from './labels.ts'
import { usesLabel } from './usesLabel.ts'

type Params = Readonly<Record<string, unknown>>

// A body may have a hundred thousand unknown names; an answer about all of them would be many times as long.
const mostFields = 100

/** The caller's language and trace id, and the entity or call of the request. */
export interface RefusalContext {
  language: Language
  traceId: string
  entity?: string | undefined
}

/** The answer for an error: status, words in the caller's language, refused fields; no internals. */
export function refusal(error: AppError, context: RefusalContext): Envelope<never> & { success: false } {
  const { code, details } = error
  const { status } = errorTable[code]
  const fields = details.fields?.slice(0, mostFields).map((field) => fieldRefusal(field, context))
  const own = details.message ?? errorTable[code]
  const isTogether = details.message === undefined && details.fields?.[0]?.params?.['together'] !== undefined
  const detail =
    (isTogether ? fields?.[0]?.message : undefined) ??
    wordsIn(own, context.language, labelled(code, details, context))
  const answer: EnvelopeError = { id: code, code: status, status, detail, trace_id: context.traceId }
  if (fields) answer.fields = fields
  if (details.facts !== undefined) answer.facts = details.facts
  return { success: false, data: null, msg: detail, error: answer }
}

function fieldRefusal(fact: FieldFact, context: RefusalContext): FieldRefusal {
  const { language } = context
  const { entity = context.entity, path } = fact.about ?? { path: fact.path }
  const nameOf = (name: string): string => labelOf(entity, name, language)
  const whose = fact.about
    ? `${entityLabel(fact.about.entity, language)}${language === 'zh' ? '的' : ': '}`
    : ''
  const subject = {
    label: `${whose}${nameOf(path)}`,
    help: helpOf(entity, path, language),
    // A value is compared with a property of the same object.
    labelOf: (name: string) => nameOf(`${path.slice(0, path.lastIndexOf('/'))}/${name}`),
    ...(entity === undefined ? {} : { entity }),
  }
  const property = pointerNames(fact.path)[0]
  const params = labelled(fact.code, { property, ...fact.params }, context)
  const worded = { ...fact, path, params, ...togetherIn(fact, subject.labelOf, language) }
  return { path: fact.path, code: fact.code, message: messageOf(worded, subject, language) }
}

/** The message about values that may each occur often, but not in this combination. */
function togetherIn(
  { params = {}, message }: FieldFact,
  labelOf: (name: string) => string,
  language: Language,
): Pick<FieldFact, 'message' | 'params'> {
  const names = Array.isArray(params['together']) ? params['together'].map(String) : []
  if (message !== undefined || names.length === 0) return {}
  const list = new Intl.ListFormat(language)
  const together = list.format(names.map((name) => withinSentence(labelOf(name), language)))
  return { message: sameTogether, params: { together } }
}

const sameTogether = {
  zh: '已有%{together}都相同的记录',
  en: 'There is already a record with the same %{together}',
} as const

/** Replaces the names of entities and states in an error by their labels. */
function labelled(code: string, params: Params, { entity, language }: RefusalContext): Params {
  const words: Record<string, unknown> = { ...params }
  if (Array.isArray(params['uses'])) words['uses'] = usesLabel(params['uses'], language)
  if (typeof words['entity'] === 'string') words['entity'] = entityLabel(words['entity'], language)
  if (entity === undefined) return words
  if (code === 'MOVE_UNREADY')
    return { ...words, move: moveLabel(entity, String(params['moveCode']), language) }
  if (boundCodes.has(code))
    return { ...words, list: labelOf(String(params['entity']), `/${String(params['property'])}`, language) }
  if (lockCodes.has(code)) return { ...words, ...lockWords(params, { entity, language }) }
  if (code !== 'MOVE_NOT_ALLOWED') return words
  const { property = 'status', from, to } = params
  const named = (state: unknown): string => valueLabel(entity, String(property), String(state), language)
  return { ...words, from: named(from), to: named(to) }
}

const boundCodes: ReadonlySet<string> = new Set(['ROWS_TOO_FEW', 'ROWS_TOO_MANY'])

const lockCodes: ReadonlySet<string> = new Set([
  'FIELD_LOCKED',
  'RECORD_LOCKED',
  'REFERENCE_LOCKED',
  'ROWS_LOCKED',
])

/** The labels of the state and the property it locks, which may belong to another entity than the call's. */
function lockWords(params: Params, { entity, language }: { entity: string; language: Language }): Params {
  const { entity: owner = entity, stateProperty, state, property } = params
  return {
    state: valueLabel(String(owner), String(stateProperty), String(state), language),
    ...(typeof property === 'string' ? { label: labelOf(String(owner), `/${property}`, language) } : {}),
  }
}
