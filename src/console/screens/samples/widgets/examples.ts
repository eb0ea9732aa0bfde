import type { ComponentType } from 'react'
import type { SampleWords } from '../messages/zh.ts'

/** A widget's example and its source, as the gallery shows them. */
export interface LoadedExample {
  Example: ComponentType
  source: string
}

/** The names of the widgets in the gallery. */
export type WidgetName = keyof SampleWords['widgets']['names']

/** Each example is loaded when its widget is chosen. */
export const examples = {
  qrCode: async () => ({
    Example: (await import('./QrCodeExample.tsx')).QrCodeExample,
    source: (await import('./QrCodeExample.tsx?raw')).default,
  }),
  resizeBox: async () => ({
    Example: (await import('./ResizeBoxExample.tsx')).ResizeBoxExample,
    source: (await import('./ResizeBoxExample.tsx?raw')).default,
  }),
  loadingOverlay: async () => ({
    Example: (await import('./LoadingOverlayExample.tsx')).LoadingOverlayExample,
    source: (await import('./LoadingOverlayExample.tsx?raw')).default,
  }),
  filterPanel: async () => ({
    Example: (await import('./FilterPanelExample.tsx')).FilterPanelExample,
    source: (await import('./FilterPanelExample.tsx?raw')).default,
  }),
  mediaPreview: async () => ({
    Example: (await import('./MediaPreviewExample.tsx')).MediaPreviewExample,
    source: (await import('./MediaPreviewExample.tsx?raw')).default,
  }),
} as const satisfies Record<WidgetName, () => Promise<LoadedExample>>

/** The widgets in the order of the gallery. */
export const widgetNames: readonly WidgetName[] = [
  'qrCode',
  'resizeBox',
  'loadingOverlay',
  'filterPanel',
  'mediaPreview',
]
