import { Component } from 'react'
import type { ReactNode } from 'react'
import { LoadFailed } from '../login/LoadFailed.tsx'

/** Offers a reload when the console itself cannot be loaded, as after an update or with a broken connection. */
export class LoadBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <LoadFailed /> : this.props.children
  }
}
