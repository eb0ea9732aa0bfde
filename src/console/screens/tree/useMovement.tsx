import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { TreeRecord } from '../../session/api/dataProvider/FenxiaoDataProvider.ts'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'
import { UndoMessage, undoMessageStays } from '../actions/undo/UndoMessage.tsx'
import { placeBack, placementsOf, placeOf } from './placement.ts'
import type { Moved, Place } from './placement.ts'
import { rowsOf, treeKey } from './treeRows.ts'
import type { TreeRow } from './treeRows.ts'

/** Finds the new place of a record; undefined if there is none. */
export type FindPlace = (rows: readonly TreeRow[]) => Place | undefined

interface Movement {
  id: string
  /** Finds the record's new place in the tree as it is after all earlier moves are saved. */
  placeIn: FindPlace
  reveal: (parentId: string) => void
  takesBack?: true
}

/**
 * Saves one move after the other, each in the tree that results from the one before, because users move faster than a server
 * answers.
 */
export function useMovement(resource: Resource) {
  const { entity } = resource
  const sequenceOf = sequenceIn(resource)
  const store = useStorePlace(resource)
  const queries = useQueryClient()
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  const movement = useMutation({
    scope: { id: `${entity} moves` },
    mutationFn: async ({ id, placeIn, reveal, takesBack }: Movement): Promise<Moved | null> => {
      // Other users may have moved it since.
      if (takesBack) await queries.refetchQueries({ queryKey: treeKey(entity) })
      const rows = rowsOf(queries.getQueryData<TreeRecord[]>(treeKey(entity)) ?? [])
      const from = placeOf(rows, id)
      const to = placeIn(rows)
      if (!from || !to) return null
      if (to.parentId !== null) reveal(to.parentId)
      return { from, to, sequence: await store(rows, id, to) }
    },
    onSuccess: (moved, made) => (made.takesBack ? tellUndone(moved) : moved && tellMoved(moved, made)),
    onError: (error) => notifyFailure(error, 'permissions.tree.notMoved'),
    onSettled: () => queries.invalidateQueries({ queryKey: [entity] }),
  })
  const tellMoved = (moved: Moved, { id, reveal }: Movement) => {
    const placeIn: FindPlace = (rows) => placeBack(rows, id, moved, sequenceOf)
    const undo = () => movement.mutate({ id, placeIn, reveal, takesBack: true })
    notify(<UndoMessage text="permissions.tree.moved" onUndo={undo} />, {
      type: 'success',
      ...undoMessageStays,
    })
  }
  const tellUndone = (moved: Moved | null) =>
    moved
      ? notify('permissions.tree.movedBack', { type: 'success' })
      : notify('permissions.tree.movedMeanwhile', { type: 'warning' })
  return movement
}

function sequenceIn({ order }: Resource) {
  return ({ record }: TreeRow): number => Number(record[order.property])
}

/** Stores the new place of a record, with the numbers of its siblings that must change; resolves to the record's own number. */
function useStorePlace(resource: Resource) {
  const { entity, order, parent } = resource
  const dataProvider = useDataProvider()
  return async (rows: readonly TreeRow[], id: string, place: Place): Promise<number | undefined> => {
    const placements = placementsOf(rows, id, place, sequenceIn(resource))
    // The moved record goes first: if it is refused, its siblings stay as they are.
    const inOrder = placements.toSorted((one, other) => Number(other.id === id) - Number(one.id === id))
    for (const { id: each, parentId, sequence } of inOrder) {
      const data = {
        [order.property]: sequence,
        ...(each === id && parent !== undefined && { [parent]: parentId }),
      }
      await dataProvider.updateMany(entity, { ids: [each], data })
    }
    return inOrder[0]?.sequence
  }
}
