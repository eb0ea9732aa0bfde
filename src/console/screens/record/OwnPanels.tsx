import { Suspense } from 'react'
import type { OwnPanelProps } from '../parts/OwnParts.ts'
import { useOwnParts } from '../parts/OwnPartsContext.ts'

/** The hand-written panels of a record, below its values. */
export function OwnPanels({ resource, record }: OwnPanelProps) {
  const { panels = [] } = useOwnParts(resource.entity)
  return panels.map((Own, index) => (
    <Suspense key={index}>
      <Own resource={resource} record={record} />
    </Suspense>
  ))
}
