import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { spokenLabel, textFieldProps } from '../../kit/inputs/textFieldProps.ts'
import { CalendarPopover } from './CalendarPopover.tsx'
import { onDay } from './readMoment.ts'
import { useTypedText } from './useTypedText.ts'

/** The words around a date, besides its label. */
export interface DateWords {
  chooseDay: string
  today: string
  clear: string
}

/** A date as shown, and the functions that read and take a typed text. */
export interface DateFieldProps extends InputProps {
  kind: 'date' | 'datetime'
  text: string
  /** Reads a typed text as a date, in the form in which dates are shown. */
  read: (typed: string) => string | undefined
  /** Takes a date that was read, undefined for an empty text, or at the end an unreadable text, for the validator to refuse. */
  onRead: (text: string | undefined) => void
  words: DateWords
}

const patterns = { date: 'YYYY-MM-DD', datetime: 'YYYY-MM-DD HH:mm:ss' } as const

/** A date that is typed, or picked from a calendar that opens beside the field. */
export function TypedDateField({ kind, text, read, onRead, words, ...props }: DateFieldProps) {
  const { shown, type, settle } = useTypedText({ text, read, onRead })
  const [isOpen, setIsOpen] = useState(false)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const timeField = useTimeAfterDay(shown)
  const pick = (day: string) => {
    setIsOpen(false)
    if (day === '') return onRead(undefined)
    if (kind === 'date') return onRead(day)
    timeField.askForTime()
    onRead(onDay(text, day))
  }
  const openByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle()
    if (event.key !== 'ArrowDown' || props.disabled) return
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <>
      <TextField
        {...textFieldProps(props)}
        ref={setPlace}
        inputRef={timeField.ref}
        value={shown}
        placeholder={patterns[kind]}
        onChange={({ target }) => type(target.value)}
        onBlur={settle}
        onKeyDown={openByKey}
        slotProps={{
          htmlInput: { ...spokenLabel(props), autoComplete: 'off', spellCheck: false, translate: 'no' },
          inputLabel: { shrink: true },
          input: {
            sx: { pr: 0.5 },
            endAdornment: (
              <InputAdornment position="end" sx={{ ml: 0 }}>
                <IconButton
                  size="small"
                  aria-label={`${words.chooseDay} ${props.label}`}
                  aria-haspopup="dialog"
                  aria-expanded={isOpen}
                  disabled={props.disabled ?? false}
                  onClick={() => setIsOpen(true)}
                >
                  <CalendarIcon sx={{ fontSize: '1rem' }} />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      {isOpen && (
        <CalendarPopover
          anchor={place}
          label={`${words.chooseDay} ${props.label}`}
          day={(read(shown) ?? '').slice(0, 10)}
          words={words}
          onChoose={pick}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

const dayLength = 'YYYY-MM-DD '.length

/** Selects the time after the calendar has closed, because a calendar picks only the day: the user can type over the time. */
function useTimeAfterDay(shown: string) {
  const ref = useRef<HTMLInputElement>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    if (!isAsked.current) return
    isAsked.current = false
    ref.current?.focus()
    ref.current?.setSelectionRange(dayLength, shown.length)
  })
  return { ref, askForTime: () => void (isAsked.current = true) }
}
