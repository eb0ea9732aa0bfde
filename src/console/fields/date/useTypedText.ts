import { useState } from 'react'

interface TypedText {
  /** The value as shown. */
  text: string
  /** Reads a typed text as a value. */
  read: (typed: string) => string | undefined
  /** Takes a value that was read, undefined for an empty text, or at the end an unreadable text, for the validator to refuse. */
  onRead: (value: string | undefined) => void
}

/** A typed text that becomes the value as soon as it names one, and is replaced by the value's usual form when typing ends. */
export function useTypedText({ text, read, onRead }: TypedText) {
  const [typed, setTyped] = useState<string>()
  return {
    shown: typed ?? text,
    type: (next: string) => {
      setTyped(next)
      if (next.trim() === '') onRead(undefined)
      else if (read(next)) onRead(read(next))
    },
    settle: () => {
      if (typed?.trim()) onRead(read(typed) ?? typed)
      setTyped(undefined)
    },
  }
}
