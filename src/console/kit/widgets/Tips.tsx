import { Suspense, useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { lazy } from '../page/lazy.ts'

const TipBubble = lazy(async () => ({ default: (await import('./TipBubble.tsx')).TipBubble }))

const delay = { mouse: 400, touch: 700, leavingTouch: 1500 } as const

/**
 * Shows tips for all elements with `data-tip`. One component serves all pages: Material UI's tooltip renders its button a
 * second time, before anything is painted, whenever its page becomes visible.
 */
export function Tips() {
  const { anchor, close, ...tip } = useTip()
  if (!anchor) return null
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <TipBubble {...tip} anchor={anchor} onClose={close} />
      </Suspense>
    </ErrorBoundary>
  )
}

interface Tip {
  anchor: Element | undefined
  text: string
  side: Side
  isOpen: boolean
}

function useTip(): Tip & { close: () => void } {
  const [tip, setTip] = useState<Tip>({ anchor: undefined, text: '', side: 'bottom', isOpen: false })
  const timer = useRef(0)
  useEffect(() => {
    const later = (wait: number, act: () => void) => {
      clearTimeout(timer.current)
      timer.current = window.setTimeout(act, wait)
    }
    const close = () => setTip((former) => (former.isOpen ? { ...former, isOpen: false } : former))
    const reach = (target: EventTarget | null, wait: number) => {
      const anchor = tippedAt(target)
      // The text is read when the tip opens, because a button's action may change while the pointer is on it.
      if (anchor)
        later(wait, () => anchor.isConnected && setTip({ anchor, ...wordsOf(anchor), isOpen: true }))
    }
    const leave = (target: EventTarget | null, wait: number) => {
      if (!tippedAt(target)) return
      // Closes at once if there is no delay, because the pointer may reach the next element in the same moment.
      if (wait === 0) close()
      later(wait, close)
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

function wordsOf(anchor: Element): Pick<Tip, 'text' | 'side'> {
  const wanted = anchor.getAttribute('data-tip-side')
  const side = sides.find((each) => each === wanted) ?? 'bottom'
  return { text: anchor.getAttribute('data-tip') ?? '', side }
}

/** The possible sides of a tip; `data-tip-side` names another one than below. */
const sides = ['bottom', 'left', 'right'] as const

type Side = (typeof sides)[number]
