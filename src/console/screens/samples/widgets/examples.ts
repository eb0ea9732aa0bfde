import type { ComponentType } from 'react'
import type { SampleWords } from '../messages/zh.ts'

/** A widget's example, with the source of the example and of the widget. */
export interface LoadedExample {
  Example: ComponentType
  source: string
  widget: string
}

/** The names of the widgets in the gallery. */
export type WidgetName = keyof SampleWords['widgets']['names']

/** The examples, each loaded when its widget is selected: first widgets around pages, then displays, then inputs. */
export const examples = {
  actionBar: async () => ({
    Example: (await import('./ActionBarExample.tsx')).ActionBarExample,
    source: (await import('./ActionBarExample.tsx?raw')).default,
    widget: (await import('../../../kit/widgets/actionBar/ActionBar.tsx?raw')).default,
  }),
  breadcrumb: async () => ({
    Example: (await import('./BreadcrumbExample.tsx')).BreadcrumbExample,
    source: (await import('./BreadcrumbExample.tsx?raw')).default,
    widget: (await import('../../../kit/widgets/breadcrumb/Breadcrumb.tsx?raw')).default,
  }),
  searchBar: async () => ({
    Example: (await import('./SearchBarExample.tsx')).SearchBarExample,
    source: (await import('./SearchBarExample.tsx?raw')).default,
    widget: (await import('../../../kit/widgets/searchBar/SearchBar.tsx?raw')).default,
  }),
  filterPanel: async () => ({
    Example: (await import('./FilterPanelExample.tsx')).FilterPanelExample,
    source: (await import('./FilterPanelExample.tsx?raw')).default,
    widget: (await import('../../../kit/widgets/filterPanel/FilterPanel.tsx?raw')).default,
  }),
  loadingOverlay: async () => ({
    Example: (await import('./LoadingOverlayExample.tsx')).LoadingOverlayExample,
    source: (await import('./LoadingOverlayExample.tsx?raw')).default,
    widget: (await import('../../../kit/widgets/loadingOverlay/LoadingOverlay.tsx?raw')).default,
  }),
  resizeBox: async () => ({
    Example: (await import('./ResizeBoxExample.tsx')).ResizeBoxExample,
    source: (await import('./ResizeBoxExample.tsx?raw')).default,
    widget: (await import('../../../kit/widgets/resizeBox/ResizeBox.tsx?raw')).default,
  }),
  scrollbar: async () => ({
    Example: (await import('./ScrollbarExample.tsx')).ScrollbarExample,
    source: (await import('./ScrollbarExample.tsx?raw')).default,
    widget: (await import('../../../kit/widgets/scrollbar/Scrollbar.tsx?raw')).default,
  }),
  chart: async () => ({
    Example: (await import('./ChartExample.tsx')).ChartExample,
    source: (await import('./ChartExample.tsx?raw')).default,
    widget: (await import('../../../kit/widgets/chart/Chart.tsx?raw')).default,
  }),
  qrCode: async () => ({
    Example: (await import('./QrCodeExample.tsx')).QrCodeExample,
    source: (await import('./QrCodeExample.tsx?raw')).default,
    widget: (await import('../../../kit/widgets/qrCode/QrCode.tsx?raw')).default,
  }),
  mediaPreview: async () => ({
    Example: (await import('./MediaPreviewExample.tsx')).MediaPreviewExample,
    source: (await import('./MediaPreviewExample.tsx?raw')).default,
    widget: (await import('../../../kit/widgets/mediaPreview/MediaPreview.tsx?raw')).default,
  }),
  imageCropper: async () => ({
    Example: (await import('./ImageCropperExample.tsx')).ImageCropperExample,
    source: (await import('./ImageCropperExample.tsx?raw')).default,
    widget: (await import('../../../kit/widgets/imageCropper/CropDialog.tsx?raw')).default,
  }),
  imageUpload: async () => ({
    Example: (await import('./ImageUploadExample.tsx')).ImageUploadExample,
    source: (await import('./ImageUploadExample.tsx?raw')).default,
    widget: (await import('../../../fields/image/ImageInput.tsx?raw')).default,
  }),
  fileUpload: async () => ({
    Example: (await import('./FileUploadExample.tsx')).FileUploadExample,
    source: (await import('./FileUploadExample.tsx?raw')).default,
    widget: (await import('../../../fields/file/FileInput.tsx?raw')).default,
  }),
  textUpload: async () => ({
    Example: (await import('./TextUploadExample.tsx')).TextUploadExample,
    source: (await import('./TextUploadExample.tsx?raw')).default,
    widget: (await import('../../../fields/file/TextUploadInput.tsx?raw')).default,
  }),
  cascadingSelect: async () => ({
    Example: (await import('./CascadingSelectExample.tsx')).CascadingSelectExample,
    source: (await import('./CascadingSelectExample.tsx?raw')).default,
    widget: (await import('../../../fields/region/CascadingSelect.tsx?raw')).default,
  }),
  richText: async () => ({
    Example: (await import('./RichTextExample.tsx')).RichTextExample,
    source: (await import('./RichTextExample.tsx?raw')).default,
    widget: (await import('../../../kit/inputs/InputProps.ts?raw')).default,
  }),
  formTable: async () => ({
    Example: (await import('./FormTableExample.tsx')).FormTableExample,
    source: (await import('./FormTableExample.tsx?raw')).default,
    widget: (await import('../../../fields/rows/RowsInput.tsx?raw')).default,
  }),
} as const satisfies Record<WidgetName, () => Promise<LoadedExample>>

/** The widgets in the order of the gallery. */
export const widgetNames: readonly WidgetName[] = Object.keys(examples).filter(isWidgetName)

function isWidgetName(name: string): name is WidgetName {
  return Object.hasOwn(examples, name)
}
