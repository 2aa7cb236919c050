'use client'

import { Component, type ReactNode } from 'react'

type Props = { readonly children: ReactNode }
type State = { readonly hasFailed: boolean }

/** Keeps a form that cannot be fetched from taking the page down with it. */
export class ReportBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <p role="alert">The form could not be loaded. Try again when you are online: reload the page.</p>
  }
}
