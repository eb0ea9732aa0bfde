import type { ComponentType } from 'react'
import type { SamplePath } from '#shared/samples/samplePages.ts'
import { ownScreen } from './ownScreen.tsx'

/** The sample pages by their address; those that the menu does not hold cannot be opened. */
export const sampleScreens: Readonly<Record<string, ComponentType>> = {
  '/samples/widgets': ownScreen(
    async () => (await import('../../screens/samples/WidgetsPage.tsx')).WidgetsPage,
  ),
} satisfies Record<SamplePath, ComponentType>
