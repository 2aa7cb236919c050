'use client'

import { Component, type ReactNode } from 'react'

type Props = { readonly children: ReactNode; readonly fallback: ReactNode }
type State = { readonly hasFailed: boolean }

/** When a part of the page cannot be loaded or rendered, shows a note in its place; the rest of the page works on. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
