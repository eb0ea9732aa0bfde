import { useLayoutEffect, useRef } from 'react'
import { visuallyHidden } from '@mui/utils'

interface EarlyTextProps {
  label: string
  text: string
  onChange: (text: string) => void
  onClose: () => void
}

/** An input that takes keys typed after the shortcut while the search itself is still loading. */
export function EarlyText({ label, text, onChange, onClose }: EarlyTextProps) {
  const ref = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const former = document.activeElement
    ref.current?.focus()
    // The search returns the focus to the element that has it now.
    return () => {
      if (former instanceof HTMLElement) former.focus()
    }
  }, [])
  return (
    <input
      ref={ref}
      aria-label={label}
      autoComplete="off"
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      style={visuallyHidden}
    />
  )
}
