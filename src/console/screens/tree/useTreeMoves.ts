import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { TreeRecord } from '../../session/api/dataProvider/FenxiaoDataProvider.ts'
import { useOwnParts } from '../parts/OwnPartsContext.ts'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'
import { placeAfterStep, placeBeside, placementsOf, rowIn } from './placement.ts'
import type { Place, Step } from './placement.ts'
import { rowsOf, treeKey } from './treeRows.ts'
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
  const { mutate } = useMovement(resource)
  const isOrdered = hasOwnOrder(resource)
  const { mayHold = anything } = useOwnParts(resource.entity)
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

function anything(): boolean {
  return true
}

/** The first thing the tree is ordered by is a number that people choose. */
function hasOwnOrder({ order, fields }: Resource): boolean {
  const field = fields.find(({ source }) => source === order.property)
  return field?.type === 'integer' && order.direction === 'ASC'
}

type FindPlace = (rows: readonly TreeRow[]) => Place | undefined

interface Movement {
  id: string
  /** Where the record goes in the tree as it is when the moves before are saved. */
  placeIn: FindPlace
  reveal: (parentId: string) => void
}

/** Saves one move after the other, each in the tree that the one before left: people move faster than a server answers. */
function useMovement({ entity, order, parent }: Resource) {
  const dataProvider = useDataProvider()
  const queries = useQueryClient()
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  return useMutation({
    scope: { id: `${entity} moves` },
    mutationFn: async ({ id, placeIn, reveal }: Movement) => {
      const rows = rowsOf(queries.getQueryData<TreeRecord[]>(treeKey(entity)) ?? [])
      const place = placeIn(rows)
      if (!place) return false
      if (place.parentId !== null) reveal(place.parentId)
      const placements = placementsOf(rows, id, place, ({ record }) => Number(record[order.property]))
      // The one that moves goes first: when it is refused, the others stay as they are.
      const inOrder = placements.toSorted((one, other) => Number(other.id === id) - Number(one.id === id))
      for (const { id: each, parentId, sequence } of inOrder) {
        const data = {
          [order.property]: sequence,
          ...(each === id && parent !== undefined && { [parent]: parentId }),
        }
        await dataProvider.updateMany(entity, { ids: [each], data })
      }
      return true
    },
    onSuccess: (isMoved) => isMoved && notify('permissions.tree.moved', { type: 'success' }),
    onError: (error) => notifyFailure(error, 'permissions.tree.notMoved'),
    onSettled: () => queries.invalidateQueries({ queryKey: [entity] }),
  })
}
