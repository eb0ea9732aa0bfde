import type { WidgetName } from './widgets.ts'

/** The options of an input that a schema may set in `x-widget-options`. */
export interface WidgetOptions {
  /** The greatest size of a file, as people write it: `2M`. */
  maxSize?: string
  /** The user crops the picture before it is uploaded. */
  cropper?: boolean
  /** Width divided by height of the cropped part; 0 for any. */
  cropRatio?: number
  /** The height of the editor, in pixels. */
  height?: number
}

/** The options by name. */
export const widgetOptionNames = [
  'maxSize',
  'cropper',
  'cropRatio',
  'height',
] as const satisfies readonly (keyof WidgetOptions)[]

/** The inputs that take each option. */
export const widgetsWithOption = {
  maxSize: ['image', 'images', 'file', 'files', 'textUpload'],
  cropper: ['image'],
  cropRatio: ['image'],
  height: ['richText'],
} as const satisfies Record<keyof WidgetOptions, readonly WidgetName[]>
