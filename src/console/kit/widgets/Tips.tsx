import { useEffect, useRef, useState } from 'react'
import Tooltip from '@mui/material/Tooltip'

const delay = { mouse: 400, touch: 700, leavingTouch: 1500 } as const

/**
 * Tells what a button is for, for all elements with `data-tip`. One for all pages: Material UI's tooltip draws its button
 * a second time, before anything is painted, whenever the page that it stands in comes into sight.
 */
export function Tips() {
  const { anchor, text, isOpen, close } = useTip()
  return (
    <Tooltip
      title={text}
      open={isOpen}
      onClose={close}
      disableHoverListener
      disableFocusListener
      disableTouchListener
      slotProps={{ popper: { anchorEl: anchor } }}
    >
      <span hidden />
    </Tooltip>
  )
}

interface Tip {
  anchor: Element | undefined
  text: string
  isOpen: boolean
}

function useTip(): Tip & { close: () => void } {
  const [tip, setTip] = useState<Tip>({ anchor: undefined, text: '', isOpen: false })
  const timer = useRef(0)
  useEffect(() => {
    const later = (wait: number, act: () => void) => {
      clearTimeout(timer.current)
      timer.current = window.setTimeout(act, wait)
    }
    const close = () => setTip((former) => (former.isOpen ? { ...former, isOpen: false } : former))
    const reach = (target: EventTarget | null, wait: number) => {
      const anchor = tippedAt(target)
      // Read when it opens, since what a button does may change while one is on it.
      if (anchor)
        later(wait, () => anchor.isConnected && setTip({ anchor, text: textOf(anchor), isOpen: true }))
    }
    const leave = (target: EventTarget | null, wait: number) => {
      if (tippedAt(target)) later(wait, close)
    }
    const over = ({ target, pointerType }: PointerEvent) =>
      reach(target, pointerType === 'touch' ? delay.touch : delay.mouse)
    const out = ({ target, relatedTarget, pointerType }: PointerEvent) => {
      if (tippedAt(target) === tippedAt(relatedTarget)) return
      leave(target, pointerType === 'touch' ? delay.leavingTouch : 0)
    }
    const focus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) reach(target, delay.mouse)
    }
    const leaving = ({ target }: Event) => leave(target, 0)
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && later(0, close)
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerover', over, { signal })
    document.addEventListener('pointerout', out, { signal })
    document.addEventListener('focusin', focus, { signal })
    document.addEventListener('focusout', leaving, { signal })
    document.addEventListener('click', leaving, { signal })
    document.addEventListener('keydown', escape, { signal })
    return () => {
      clearTimeout(timer.current)
      listening.abort()
    }
  }, [])
  return { ...tip, close: () => setTip((former) => ({ ...former, isOpen: false })) }
}

function tippedAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-tip]') : null
}

function textOf(anchor: Element): string {
  return anchor.getAttribute('data-tip') ?? ''
}
