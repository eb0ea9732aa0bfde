import type { ComponentType } from 'react'
import { ownScreen } from './ownScreen.tsx'

type LoadPage = () => Promise<ComponentType>

/** Hand-written pages that belong to no entity, by the path that a menu names. */
const menuPages: Readonly<Record<string, LoadPage>> = {}

/** The same as they are drawn; those that no menu holds cannot be opened. */
export const menuScreens: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  Object.entries(menuPages).map(([path, load]) => [path, ownScreen(load)]),
)
