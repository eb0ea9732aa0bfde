import type { CharSet, Concatenation, Element, Quantifier } from 'refa'

/** A place of an expression that takes one character. */
export interface Position {
  /** Absent: what another place took before. */
  takes?: CharSet
  /** The repetition that the place stands in, the innermost. */
  within?: Quantifier
  /** Where one may go from here, and in how many ways. */
  next: Map<Position, number>
}

/** Part of an expression: in how many ways it takes nothing, where it begins and where it ends. */
export interface Part {
  empty: number
  first: ReadonlyMap<Position, number>
  last: ReadonlyMap<Position, number>
  /** Whether nothing is asked by what takes nothing. */
  isOptional: boolean
  /** The ends after which nothing more is asked. */
  free: ReadonlySet<Position>
  positions: readonly Position[]
  /** The places that each outermost repetition without end goes round in. */
  rounds: readonly (readonly Position[])[]
}

// Of so many choices, each doubling the ways, all are tried in a fraction of a second.
const fewChoices = 24
// A repetition without end may end at any of fifty characters; ten of them, one after the other, have 2^33 ways.
const choicesOfEnd = 3
// More copies of what is repeated would tell nothing else.
const mostCopies = 50

const nothing: Part = {
  empty: 1,
  first: new Map(),
  last: new Map(),
  isOptional: true,
  free: new Set(),
  positions: [],
  rounds: [],
}

/** The ways that an expression has through texts: V. M. Glushkov's automaton, in which each step knows how often it is there. */
export function waysThrough(alternatives: readonly Concatenation[], within?: Quantifier): Part {
  return alternatives
    .map(({ elements }) => elements.map((element) => partOf(element, within)).reduce(then, nothing))
    .reduce(either, { ...nothing, empty: 0, isOptional: false })
}

function partOf(element: Element, within?: Quantifier): Part {
  switch (element.type) {
    case 'CharacterClass':
      return place({ takes: element.characters, ...(within ? { within } : {}), next: new Map() })
    case 'Unknown':
      return place({ ...(within ? { within } : {}), next: new Map() })
    case 'Alternation':
      return waysThrough(element.alternatives, within)
    case 'Quantifier':
      return repeated(element)
    default:
      return { ...nothing, isOptional: false }
  }
}

function place(position: Position): Part {
  const only = new Map([[position, 1]])
  return {
    empty: 0,
    first: only,
    last: only,
    isOptional: false,
    free: new Set([position]),
    positions: [position],
    rounds: [],
  }
}

/**
 * Few repetitions are written out; where there are many, or many ways through them, the last goes back to itself. Of a fixed number that
 * one stands aside: a loop around them takes no more of them at once, so that it divides no text in two ways on their account.
 */
function repeated(quantifier: Quantifier): Part {
  const { alternatives, min, max } = quantifier
  const isEndless = (max > 1 && choicesIn(quantifier) > fewChoices) || (max > mostCopies && min < max)
  const copy = () => waysThrough(alternatives, quantifier)
  const least = Array.from({ length: Math.min(min, mostCopies) }, copy)
  if (isEndless && min === max) return beside(least.reduce(then, nothing), goneRound(quantifier, copy()))
  const further = isEndless ? [optional(goneRound(quantifier, copy()))] : []
  const rest = isEndless ? 0 : Math.min(max, mostCopies) - least.length
  const options = Array.from({ length: rest }, copy).reduceRight(
    (after, one) => optional(then(one, after)),
    nothing,
  )
  return [...least, ...further, options].reduce(then, nothing)
}

/** Where the rounds that must be may take nothing, it is open which of them take something. */
function goneRound({ alternatives, min }: Quantifier, part: Part): Part {
  const round = looped(part)
  if (part.empty > 0 && min * choicesOf(alternatives) > fewChoices) connect(round, round)
  return round
}

/** How many choices between two ways there are in it at most. */
function choicesIn(element: Element): number {
  switch (element.type) {
    case 'Alternation':
      return choicesOf(element.alternatives)
    case 'Quantifier': {
      const { alternatives, min, max } = element
      return max === Infinity ? choicesOfEnd : max * choicesOf(alternatives) + Math.log2(max - min + 1)
    }
    default:
      return 0
  }
}

function choicesOf(alternatives: readonly Concatenation[]): number {
  const each = alternatives.map(({ elements }) => elements.reduce((sum, one) => sum + choicesIn(one), 0))
  return Math.max(...each) + Math.log2(Math.max(alternatives.length, 1))
}

function then(one: Part, other: Part): Part {
  connect(one, other)
  return {
    empty: counted(one.empty * other.empty),
    first: sum(one.first, times(other.first, one.empty)),
    last: sum(times(one.last, other.empty), other.last),
    isOptional: one.isOptional && other.isOptional,
    free: new Set([...(other.isOptional ? one.free : []), ...other.free]),
    positions: [...one.positions, ...other.positions],
    rounds: [...one.rounds, ...other.rounds],
  }
}

function either(one: Part, other: Part): Part {
  return {
    empty: counted(one.empty + other.empty),
    first: sum(one.first, other.first),
    last: sum(one.last, other.last),
    isOptional: one.isOptional || other.isOptional,
    free: new Set([...one.free, ...other.free]),
    positions: [...one.positions, ...other.positions],
    rounds: [...one.rounds, ...other.rounds],
  }
}

// A repetition that takes nothing is not tried.
function optional(part: Part): Part {
  return { ...part, empty: 1, isOptional: true }
}

function looped(part: Part): Part {
  connect(part, part)
  return { ...part, rounds: [part.positions] }
}

/** A part, and the rounds of another that nothing leads to. */
function beside(part: Part, { rounds, free }: Part): Part {
  return { ...part, free: new Set([...part.free, ...free]), rounds: [...part.rounds, ...rounds] }
}

function connect(one: Part, other: Part): void {
  for (const [from, ends] of one.last) {
    for (const [to, begins] of other.first)
      from.next.set(to, counted((from.next.get(to) ?? 0) + ends * begins))
  }
}

function sum(one: Part['first'], other: Part['first']): Part['first'] {
  const both = new Map(one)
  for (const [position, ways] of other) both.set(position, counted((both.get(position) ?? 0) + ways))
  return both
}

function times(part: Part['first'], ways: number): Part['first'] {
  return ways === 0 ? new Map() : new Map([...part].map(([position, own]) => [position, counted(own * ways)]))
}

// It only matters whether there is more than one.
function counted(ways: number): number {
  return Math.min(ways, 2)
}
