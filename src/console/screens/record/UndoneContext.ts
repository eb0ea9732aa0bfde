import { createContext } from 'react'
import type { UndoneChange } from '../../fields/form/data/UndoneChange.ts'

/** The change that the form on a record's page is to undo. */
export const UndoneContext = createContext<UndoneChange | undefined>(undefined)
