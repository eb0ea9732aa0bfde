import { createElement } from 'react'
import type { ComponentType } from 'react'
import { lazy } from '../../../kit/page/lazy.ts'
import { ExampleView } from './ExampleView.tsx'
import { examples } from './examples.ts'
import type { LoadedExample, WidgetName } from './examples.ts'

/** The gallery's screen for each widget. */
export const exampleScreens: Readonly<Record<WidgetName, ComponentType>> = {
  actionBar: screenOf(examples.actionBar),
  breadcrumb: screenOf(examples.breadcrumb),
  searchBar: screenOf(examples.searchBar),
  filterPanel: screenOf(examples.filterPanel),
  loadingOverlay: screenOf(examples.loadingOverlay),
  resizeBox: screenOf(examples.resizeBox),
  scrollbar: screenOf(examples.scrollbar),
  chart: screenOf(examples.chart),
  qrCode: screenOf(examples.qrCode),
  mediaPreview: screenOf(examples.mediaPreview),
  imageCropper: screenOf(examples.imageCropper),
  imageUpload: screenOf(examples.imageUpload),
  fileUpload: screenOf(examples.fileUpload),
  textUpload: screenOf(examples.textUpload),
  cascadingSelect: screenOf(examples.cascadingSelect),
  richText: screenOf(examples.richText),
  formTable: screenOf(examples.formTable),
}

function screenOf(load: () => Promise<LoadedExample>): ComponentType {
  return lazy(async () => {
    const loaded = await load()
    return { default: () => createElement(ExampleView, loaded) }
  })
}
