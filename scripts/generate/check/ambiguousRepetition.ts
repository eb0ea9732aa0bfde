import { JS, Transformers, setParent, transform } from 'refa'
import type { Alternation, Concatenation, Element, Quantifier } from 'refa'
import { waysThrough } from './waysThrough.ts'
import type { Position } from './waysThrough.ts'

/** A repetition that can take one text in two ways, so that many of them take it in ever so many. */
export interface Ambiguity {
  raw: string
  /** Conditions inside may leave one of the ways only. */
  isCertain: boolean
}

// Comparing each place with each other one takes the square of their number.
const mostPlaces = 400

/** The first repetition of an expression that divides a text in exponentially many ways before it fails. */
export function ambiguousRepetition(expression: RegExp): Ambiguity | undefined {
  const parser = JS.Parser.fromLiteral(expression)
  const parsed = parser.parse({ simplify: false, backreferences: 'unknown', maxBackreferenceWords: 0 })
  // `(?!b).` is the same as a class without b, and only as such it is seen to be.
  const plain = transform(Transformers.applyAssertions(), parsed.expression)
  setParent(plain, null)
  const found = wholesOf(plain.alternatives)
    .map(loopIn)
    .find((loop) => loop !== undefined)
  if (!found) return undefined
  const raw = expression.source.slice(found.source?.start, found.source?.end)
  return { raw, isCertain: !asks(outermost(found)) }
}

/** The repetition that stands in no other one, of those around an element. */
function outermost(element: Quantifier | Alternation): readonly Concatenation[] {
  const around = element.parent.parent
  return around.type === 'Quantifier' || around.type === 'Alternation'
    ? outermost(around)
    : element.alternatives
}

/** The expression, and what it looks ahead or back for, which is matched by itself. */
function wholesOf(alternatives: readonly Concatenation[]): (readonly Concatenation[])[] {
  return [alternatives, ...alternatives.flatMap(({ elements }) => elements.flatMap(lookedFor))]
}

function lookedFor(element: Element): (readonly Concatenation[])[] {
  if (element.type === 'Assertion') return wholesOf(element.alternatives)
  return 'alternatives' in element ? wholesOf(element.alternatives).slice(1) : []
}

function asks(alternatives: readonly Concatenation[]): boolean {
  return wholesOf(alternatives).length > 1
}

function loopIn(alternatives: readonly Concatenation[]): Quantifier | undefined {
  const { rounds, free } = waysThrough(alternatives)
  // Where nothing more is asked, the first way that is tried is the last.
  const failing = rounds.filter(
    (round) => round.length <= mostPlaces && !round.some((place) => free.has(place)),
  )
  return failing.map(ambiguousPlace).find((place) => place !== undefined)?.within
}

/** A place from which two ways part that take the same text and meet again. */
function ambiguousPlace(round: readonly Position[]): Position | undefined {
  const inside = new Set(round)
  const known = new Map(round.map((place) => [place, new Set([place])]))
  const pairs = round.map((place): [Position, Position] => [place, place])
  for (const [one, other] of pairs) {
    for (const [to, ways] of one.next) {
      if (!inside.has(to)) continue
      if (one === other && ways > 1) return to
      if (one !== other && other.next.has(to)) return to
      for (const beside of other.next.keys()) {
        if (to === beside || !inside.has(beside) || known.get(to)?.has(beside) || !takeTheSame(to, beside))
          continue
        known.get(to)?.add(beside)
        pairs.push([to, beside])
      }
    }
  }
  return undefined
}

function takeTheSame({ takes }: Position, other: Position): boolean {
  return takes !== undefined && other.takes !== undefined && !takes.isDisjointWith(other.takes)
}
