'use client'

import { Component, type ReactNode } from 'react'

type Props = { readonly children: ReactNode }
type State = { readonly hasFailed: boolean }

/** Keeps a map that cannot be fetched from taking the form down with it. */
export class PinBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <p role="alert">The map could not be loaded. Remove the pin, or send it as it is: everything else still works.</p>
    )
  }
}
