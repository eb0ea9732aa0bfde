import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useOwnParts } from '../parts/OwnPartsContext.ts'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'
import { placeAfterStep, placeBeside, placementsOf, rowIn } from './placement.ts'
import type { Place, Step } from './placement.ts'
import type { TreeRow } from './treeRows.ts'

/** Ways to move a record within its tree. */
export interface TreeMoves {
  /** Whether a step leads anywhere. */
  can: (id: string, step: Step) => boolean
  step: (id: string, step: Step) => void
  /** Whether a record may be dropped there. */
  fits: (id: string, target: DropTarget) => boolean
  drop: (id: string, target: DropTarget) => void
}

/** On or beside which row something is dropped. */
export type DropTarget = Parameters<typeof placeBeside>[2]

/** Moves records among their siblings and to other parents; undefined where the tree has no order of its own or may not be changed. */
export function useTreeMoves(
  resource: Resource,
  rows: readonly TreeRow[] | undefined,
  { mayEdit, reveal }: { mayEdit: boolean; reveal: (parentId: string) => void },
): TreeMoves | undefined {
  const { mutate, isPending } = useMovement(resource)
  const isOrdered = hasOwnOrder(resource)
  const { mayHold = anything } = useOwnParts(resource.entity)
  return useMemo(() => {
    if (!rows || !mayEdit || !isOrdered) return undefined
    const mayStand = ({ parentId }: Place) => {
      const parent = parentId === null ? undefined : rowIn(rows, parentId)
      return !parent || mayHold(parent.record)
    }
    const fits = (place: Place | undefined) => place !== undefined && mayStand(place)
    const move = (id: string, place: Place | undefined) => {
      if (!place || !mayStand(place) || isPending) return
      if (place.parentId !== null) reveal(place.parentId)
      mutate({ rows, id, place })
    }
    return {
      can: (id, step) => fits(placeAfterStep(rows, id, step)),
      step: (id, step) => move(id, placeAfterStep(rows, id, step)),
      fits: (id, target) => fits(placeBeside(rows, id, target)),
      drop: (id, target) => move(id, placeBeside(rows, id, target)),
    }
  }, [rows, mayEdit, reveal, isOrdered, mayHold, mutate, isPending])
}

function anything(): boolean {
  return true
}

/** The first thing the tree is ordered by is a number that people choose. */
function hasOwnOrder({ order, fields }: Resource): boolean {
  const field = fields.find(({ source }) => source === order.property)
  return field?.type === 'integer' && order.direction === 'ASC'
}

interface Movement {
  rows: readonly TreeRow[]
  id: string
  place: Place
}

function useMovement({ entity, order, parent = 'parent_id' }: Resource) {
  const dataProvider = useDataProvider()
  const queries = useQueryClient()
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  return useMutation({
    mutationFn: async ({ rows, id, place }: Movement) => {
      const placements = placementsOf(rows, id, place, ({ record }) => Number(record[order.property]))
      // The one that moves goes first: when it is refused, the others stay as they are.
      const inOrder = placements.toSorted((one, other) => Number(other.id === id) - Number(one.id === id))
      for (const { id: each, parentId, sequence } of inOrder) {
        const data = { [order.property]: sequence, ...(each === id && { [parent]: parentId }) }
        await dataProvider.updateMany(entity, { ids: [each], data })
      }
    },
    onSuccess: () => notify('permissions.tree.moved', { type: 'success' }),
    onError: (error) => notifyFailure(error, 'permissions.tree.notMoved'),
    onSettled: () => queries.invalidateQueries({ queryKey: [entity] }),
  })
}
