import { useMemo } from 'react'
import type { Resource } from '#shared/contracts/Resource.ts'
import { allowAll } from '../../kit/tree/treeChecks.ts'
import { useOwnParts } from '../parts/OwnPartsContext.ts'
import { placeAfterStep, placeBeside, rowIn } from './placement.ts'
import type { Place, Step } from './placement.ts'
import type { TreeRow } from './treeRows.ts'
import { useMovement } from './useMovement.tsx'
import type { FindPlace } from './useMovement.tsx'

/** The functions that move a record within its tree. */
export interface TreeMoves {
  /** Whether a step is possible. */
  can: (id: string, step: Step) => boolean
  step: (id: string, step: Step) => void
  /** Whether a record may be dropped on the target. */
  fits: (id: string, target: DropTarget) => boolean
  drop: (id: string, target: DropTarget) => void
}

/** A row, and the side of it on which something is dropped. */
export type DropTarget = Parameters<typeof placeBeside>[2]

/**
 * Moves records among their siblings and to other parents; undefined if the tree has no order of its own or may not be changed.
 */
export function useTreeMoves(
  resource: Resource,
  rows: readonly TreeRow[] | undefined,
  { mayEdit, reveal }: { mayEdit: boolean; reveal: (parentId: string) => void },
): TreeMoves | undefined {
  const { mutate } = useMovement(resource)
  const isOrdered = hasOwnOrder(resource)
  const { mayHold = allowAll } = useOwnParts(resource.entity)
  return useMemo(() => {
    if (!rows || !mayEdit || !isOrdered) return undefined
    const allowed = (tree: readonly TreeRow[], place: Place | undefined) => {
      const parent = place?.parentId == null ? undefined : rowIn(tree, place.parentId)
      return !parent || mayHold(parent.record) ? place : undefined
    }
    const move = (id: string, find: FindPlace) => {
      const placeIn: FindPlace = (tree) => allowed(tree, find(tree))
      mutate({ id, placeIn, reveal })
    }
    return {
      can: (id, step) => allowed(rows, placeAfterStep(rows, id, step)) !== undefined,
      step: (id, step) => move(id, (tree) => placeAfterStep(tree, id, step)),
      fits: (id, target) => allowed(rows, placeBeside(rows, id, target)) !== undefined,
      drop: (id, target) => move(id, (tree) => placeBeside(tree, id, target)),
    }
  }, [rows, mayEdit, reveal, isOrdered, mayHold, mutate])
}

/** Whether the tree is ordered first by a number that users choose. */
function hasOwnOrder({ order, fields }: Resource): boolean {
  const field = fields.find(({ source }) => source === order.property)
  return field?.type === 'integer' && order.direction === 'ASC'
}
