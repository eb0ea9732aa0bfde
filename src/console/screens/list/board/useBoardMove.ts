import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { textOf } from '../../../kit/text/readValue.ts'
import { recordTitle } from '../../../session/entities/recordTitle.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { hasDialog, movesOf } from '../../actions/movesOf.ts'
import { useAllowedFor } from '../../actions/useAllowedFor.ts'
import { useMoveRecord } from '../../actions/useMoveRecord.ts'
import { useBoardWords } from './useBoardWords.ts'

/** A dropped record with the moves that lead to its new column: one that asks something, or several to choose from. */
export interface DroppedRecord {
  record: RaRecord
  moves: readonly Move[]
}

/** Makes the move that leads a record into the column where it was dropped. */
export function useBoardMove(resource: Resource) {
  const allowedFor = useAllowedFor(resource)
  const mover = useMoveRecord(resource)
  const notify = useNotify()
  const words = useBoardWords()
  const entityWords = useEntityWords(resource)
  const [asking, setAsking] = useState<DroppedRecord>()
  const { property = '' } = resource.states ?? {}
  const movesTo = (record: RaRecord, state: string) =>
    movesOf(resource, record, allowedFor(record)).filter(({ to }) => to === state)
  const drop = (record: RaRecord, state: string) => {
    const moves = movesTo(record, state)
    const [move] = moves
    const from = textOf(record[property])
    if (from === state) return
    if (!move) {
      const [title, was, wanted] = [
        recordTitle(resource, record, entityWords),
        entityWords.value(property, from),
        entityWords.value(property, state),
      ]
      const text = fillPlaceholders(words.noMove, { record: title, from: was, to: wanted })
      notify(text, { type: 'warning', messageArgs: { _: text } })
    } else if (moves.length > 1 || hasDialog(move)) setAsking({ record, moves })
    else mover.mutate({ record, move })
  }
  return {
    movesTo,
    drop,
    /** The id of the record that is currently being moved. */
    moving: mover.isPending ? mover.variables.record.id : undefined,
    asking,
    choose: (move: Move) => {
      if (!asking) return
      if (hasDialog(move)) setAsking({ ...asking, moves: [move] })
      else {
        setAsking(undefined)
        mover.mutate({ record: asking.record, move })
      }
    },
    stop: () => setAsking(undefined),
  }
}
