import { useState } from 'react'

interface TypedText {
  /** The value as it is shown. */
  text: string
  /** The value that a typed text names. */
  read: (typed: string) => string | undefined
  /** Takes such a value, nothing, or in the end what names none: the validator says so. */
  onRead: (value: string | undefined) => void
}

/** A text that is taken as soon as it names a value, and shown as values are once one is done with it. */
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
