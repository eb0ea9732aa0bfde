import { createElement } from 'react'
import type { ComponentType } from 'react'
import { lazy } from '../../../kit/page/lazy.ts'
import { ExampleView } from './ExampleView.tsx'
import { examples } from './examples.ts'
import type { LoadedExample, WidgetName } from './examples.ts'

/** The part of the gallery for each widget. */
export const exampleScreens: Readonly<Record<WidgetName, ComponentType>> = {
  qrCode: screenOf(examples.qrCode),
  resizeBox: screenOf(examples.resizeBox),
  loadingOverlay: screenOf(examples.loadingOverlay),
  filterPanel: screenOf(examples.filterPanel),
  mediaPreview: screenOf(examples.mediaPreview),
  chart: screenOf(examples.chart),
  scrollbar: screenOf(examples.scrollbar),
  cascadingSelect: screenOf(examples.cascadingSelect),
  richText: screenOf(examples.richText),
  imageUpload: screenOf(examples.imageUpload),
  fileUpload: screenOf(examples.fileUpload),
  formTable: screenOf(examples.formTable),
}

function screenOf(load: () => Promise<LoadedExample>): ComponentType {
  return lazy(async () => {
    const loaded = await load()
    return { default: () => createElement(ExampleView, loaded) }
  })
}
