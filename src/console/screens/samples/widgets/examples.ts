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
  chart: async () => ({
    Example: (await import('./ChartExample.tsx')).ChartExample,
    source: (await import('./ChartExample.tsx?raw')).default,
  }),
  scrollbar: async () => ({
    Example: (await import('./ScrollbarExample.tsx')).ScrollbarExample,
    source: (await import('./ScrollbarExample.tsx?raw')).default,
  }),
  cascadingSelect: async () => ({
    Example: (await import('./CascadingSelectExample.tsx')).CascadingSelectExample,
    source: (await import('./CascadingSelectExample.tsx?raw')).default,
  }),
  richText: async () => ({
    Example: (await import('./RichTextExample.tsx')).RichTextExample,
    source: (await import('./RichTextExample.tsx?raw')).default,
  }),
  imageUpload: async () => ({
    Example: (await import('./ImageUploadExample.tsx')).ImageUploadExample,
    source: (await import('./ImageUploadExample.tsx?raw')).default,
  }),
  fileUpload: async () => ({
    Example: (await import('./FileUploadExample.tsx')).FileUploadExample,
    source: (await import('./FileUploadExample.tsx?raw')).default,
  }),
  formTable: async () => ({
    Example: (await import('./FormTableExample.tsx')).FormTableExample,
    source: (await import('./FormTableExample.tsx?raw')).default,
  }),
} as const satisfies Record<WidgetName, () => Promise<LoadedExample>>

/** The widgets in the order of the gallery. */
export const widgetNames: readonly WidgetName[] = [
  'qrCode',
  'resizeBox',
  'loadingOverlay',
  'filterPanel',
  'mediaPreview',
  'chart',
  'scrollbar',
  'cascadingSelect',
  'richText',
  'imageUpload',
  'fileUpload',
  'formTable',
]
