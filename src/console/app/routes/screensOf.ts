import type { Resource } from '#shared/contracts/Resource.ts'
import { guardedPages } from './guardedPages.tsx'

interface EntityScreens {
  entity: string
  pages: ReturnType<typeof guardedPages>
}

const made = new Map<string, { shape: string; screens: EntityScreens }>()

/** The pages of every entity: the same components while kind and permissions stay the same, because new ones would lose input. */
export function screensOf(resources: readonly Resource[]): EntityScreens[] {
  return resources.map((resource) => {
    const { entity, kind, permissions } = resource
    const shape = JSON.stringify({ kind, permissions })
    const known = made.get(entity)
    if (known?.shape === shape) return known.screens
    const screens = { entity, pages: guardedPages(resource) }
    made.set(entity, { shape, screens })
    return screens
  })
}
