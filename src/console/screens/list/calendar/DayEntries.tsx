import { useState } from 'react'
import type { Resource } from '#shared/contracts/Resource.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { textOf } from '../../../kit/text/readValue.ts'
import { showFullText } from '../../../kit/widgets/showFullText.ts'
import { fieldOf } from '../../../session/entities/resourceOf.ts'
import { RecordTitle } from '../rows/RecordTitle.tsx'
import styles from './Calendar.module.css'
import type { Entry } from './entriesByDay.ts'
import { useCalendarWords } from './useCalendarWords.ts'

interface DayEntriesProps {
  resource: Resource
  entries: readonly Entry[]
  /** The number of records shown before the user asks for more. */
  atFirst: number
}

/** The records of a day: their times, names, and the colours of their states. */
export function DayEntries({ resource, entries, atFirst }: DayEntriesProps) {
  const words = useCalendarWords()
  const [isOpen, setOpen] = useState(false)
  if (entries.length === 0) return null
  // A single further record takes no more room than a button that announces it.
  const isLong = entries.length > atFirst + 1
  const shown = isLong && !isOpen ? entries.slice(0, atFirst) : entries
  return (
    <>
      <ul className={styles.entries}>
        {shown.map(({ record, time, isContinued }) => (
          <li
            key={record.id}
            className={styles.entry}
            data-color={colorOf(resource, record)}
            data-continued={isContinued || undefined}
            onMouseEnter={showFullText}
          >
            {time !== undefined && <span className={styles.time}>{time}</span>}
            <RecordTitle resource={resource} record={record} />
          </li>
        ))}
      </ul>
      {isLong && (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.fewer : fillPlaceholders(words.more, { count: entries.length - atFirst })}
        </button>
      )}
    </>
  )
}

/** The colour of the state, or of another choice with colours. */
function colorOf(resource: Resource, record: Entry['record']): string | undefined {
  const { states, fields } = resource
  const field = states
    ? fieldOf(resource, states.property)
    : fields.find(({ options }) => options?.some((option) => option.color))
  return field?.options?.find((option) => option.value === textOf(record[field.source]))?.color
}
