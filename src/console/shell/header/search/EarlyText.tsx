import { useLayoutEffect, useRef } from 'react'
import { visuallyHidden } from '@mui/utils'

interface EarlyTextProps {
  label: string
  text: string
  onChange: (text: string) => void
  onClose: () => void
}

/** Takes what is typed after the shortcut while the search itself is still on its way. */
export function EarlyText({ label, text, onChange, onClose }: EarlyTextProps) {
  const ref = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const former = document.activeElement
    ref.current?.focus()
    // The search gives the focus back to whatever has it now.
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
