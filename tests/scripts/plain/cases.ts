import { defaults } from './defaults.ts'
import { drafts } from './drafts.ts'
import { nasty } from './nasty.ts'
import type { PlainCases } from './PlainCase.ts'
import { shapes } from './shapes.ts'
import { shipped } from './shipped.ts'
import { unseen } from './unseen.ts'
import { wellKnown } from './wellKnown.ts'
import { wild } from './wild.ts'

const cases: PlainCases = {
  ...drafts,
  ...shapes,
  ...wellKnown,
  ...shipped,
  ...nasty,
  ...wild,
  ...unseen,
  ...defaults,
}

/** Schemas that become a working entity. */
export const accepted = Object.entries(cases).flatMap(([name, each]) =>
  'takes' in each ? [{ name, ...each }] : [],
)

/** Schemas that are refused, and the text that the refusal contains. */
export const refused = Object.entries(cases).flatMap(([name, each]) =>
  'refused' in each ? [{ name, ...each }] : [],
)
