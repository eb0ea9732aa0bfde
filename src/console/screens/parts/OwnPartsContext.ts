import { createContext, use } from 'react'
import type { OwnParts } from './OwnParts.ts'

/**
 * The hand-written parts of generated screens, by entity. The console's start provides them, because they import screens of their
 * own.
 */
export const OwnPartsContext = createContext<Readonly<Record<string, OwnParts>>>({})

/** The hand-written parts of one entity's screens. */
export function useOwnParts(entity: string): OwnParts {
  return use(OwnPartsContext)[entity] ?? none
}

const none: OwnParts = {}
