import { use, useCallback, useMemo, useState } from 'react'
import { ListBase } from 'react-admin'
import { NewRecordDialogContext } from '../../fields/reference/NewRecordDialogContext.ts'
import { NewRecordInPlaceContext } from '../actions/NewRecordButton.tsx'
import { ListCards } from '../list/ListCards.tsx'
import { withoutErrorMessage } from '../list/useNotifyStale.ts'
import { ListScopeContext } from '../list/scope/ListScopeContext.ts'
import { belongingTo, relationFilterOf } from './relationsTo.ts'
import type { Relation } from './relationsTo.ts'

const rowsPerPage = 10

/** The records of another entity that refer to a record: that entity's list with all its actions, limited to these records. */
export function RelatedList({ relation, id }: { relation: Relation; id: string }) {
  const { resource } = relation
  const scope = useMemo(() => ({ [relationFilterOf(relation)]: id }), [relation, id])
  const draw = use(NewRecordDialogContext)
  const [making, setMaking] = useState(false)
  const openDialog = useCallback(() => setMaking(true), [])
  const closeDialog = () => setMaking(false)
  return (
    <ListScopeContext value={scope}>
      <NewRecordInPlaceContext value={openDialog}>
        <ListBase
          resource={resource.entity}
          filter={scope}
          perPage={rowsPerPage}
          sort={{ field: resource.order.property, order: resource.order.direction }}
          debounce={0}
          exporter={false}
          // Filters set here belong neither in the address of the record nor to the next record.
          disableSyncWithLocation
          storeKey={false}
          queryOptions={withoutErrorMessage}
          disableAuthentication
        >
          <ListCards resource={resource} />
        </ListBase>
      </NewRecordInPlaceContext>
      {making &&
        draw?.({ resource, given: belongingTo(relation, id), onClose: closeDialog, onMade: closeDialog })}
    </ListScopeContext>
  )
}
