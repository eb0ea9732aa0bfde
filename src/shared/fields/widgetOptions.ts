import type { WidgetName } from './widgets.ts'

/** What a schema may say in `x-widget-options` about how an input works. */
export interface WidgetOptions {
  /** The largest file, as people write it: `2M`. */
  maxSize?: string
  /** A picture is cut before it is uploaded. */
  cropper?: boolean
  /** Width through height of the part that is cut out; 0 for any. */
  cropRatio?: number
  /** Of the editor, in pixels. */
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
