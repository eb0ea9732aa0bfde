import { createContext, use } from 'react'
import type { OwnParts } from './OwnParts.ts'

/** The hand-written parts of generated screens, by entity; the start of the console gives them, since they know screens of their own. */
export const OwnPartsContext = createContext<Readonly<Record<string, OwnParts>>>({})

/** The hand-written parts of one entity's screens. */
export function useOwnParts(entity: string): OwnParts {
  return use(OwnPartsContext)[entity] ?? none
}

const none: OwnParts = {}
