import { createElement, lazy as lazyOnce } from 'react'
import type { ComponentType, ReactElement } from 'react'

const failures = new WeakSet<object>()
const renewals = new Set<() => void>()

/**
 * A component that is loaded when it is first rendered. React's own `lazy` remembers a failure as long as the page is open;
 * this one loads again after `forgetFailedLoads`.
 */
export function lazy<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const make = () => lazyOnce<ComponentType<Props>>(() => load().catch(failWith(renew)))
  const renew = () => {
    current = make()
  }
  let current: ComponentType<Props> = make()
  return function Loaded(props: Props): ReactElement {
    return createElement(current, props)
  }
}

/** A loader that loads once, as `use` requires; after a failure, `forgetFailedLoads` lets it load again. */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined
  const renew = () => {
    loaded = undefined
  }
  return () => (loaded ??= load().catch(failWith(renew)))
}

/** Notes a failure, and the function that allows another attempt. */
function failWith(renew: () => void) {
  return (error: unknown): never => {
    if (typeof error === 'object' && error !== null) failures.add(error)
    renewals.add(renew)
    throw error
  }
}

/** Whether an error means that a part of the console could not be loaded. */
export function isLoadFailure(error: unknown): boolean {
  return typeof error === 'object' && error !== null && failures.has(error)
}

/** Lets everything that failed to load be loaded again at its next rendering. */
export function forgetFailedLoads(): void {
  for (const renew of renewals) renew()
  renewals.clear()
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    // The bundler adds each style sheet once, and treats a failed one as present.
    if (!link.sheet) link.replaceWith(link.cloneNode())
}
