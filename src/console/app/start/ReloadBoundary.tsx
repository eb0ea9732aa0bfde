import { Component } from 'react'
import type { ReactNode } from 'react'
import { DomElement } from '../../shell/skeleton/DomElement.tsx'
import { loadFailed } from '../../login/frame/loadFailed.ts'

/** Offers a reload when a part of the console cannot be loaded, as after an update or with a broken connection. */
export class ReloadBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <DomElement make={loadFailed} /> : this.props.children
  }
}
