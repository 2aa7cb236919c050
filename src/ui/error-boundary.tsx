'use client'

import { Component, type ReactNode } from 'react'

type Props = { readonly children: ReactNode; readonly fallback: ReactNode }
type State = { readonly hasFailed: boolean }

/** Keeps a part that cannot be fetched or drawn from taking the page down with it; says so in its place. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
