import { Component, type ComponentChildren } from 'preact'

/** Catches what no one foresaw in the components below and shows `fallback` instead of a frozen page. */
export class ErrorBoundary extends Component<
  { fallback: (error: unknown) => ComponentChildren; children?: ComponentChildren },
  { error: unknown }
> {
  override state = { error: null as unknown }

  override componentDidCatch(error: unknown): void {
    this.setState({ error })
  }

  override render() {
    return this.state.error === null ? this.props.children : this.props.fallback(this.state.error)
  }
}
