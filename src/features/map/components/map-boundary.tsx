'use client'

import { Component, type ReactNode } from 'react'

import styles from './map-panel.module.css'

type Props = { readonly children: ReactNode }
type State = { readonly hasFailed: boolean }

/** Keeps a map that cannot be fetched or drawn from taking the list down with it. */
export class MapBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <p role="alert" className={styles.notice}>
        The map could not be loaded. The list has the same places. Reload the page to try the map again.
      </p>
    )
  }
}
