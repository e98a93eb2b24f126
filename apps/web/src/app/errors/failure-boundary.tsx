import { Component, type ReactNode } from 'react';
import { isLoadFailure } from '../../loading/load-failure';
import { FailureScreen } from './failure-screen';

interface FailureBoundaryProps {
  /** What is being shown; a failure of one place is none of the next. */
  readonly place: string;
  readonly children: ReactNode;
}

interface FailureBoundaryState {
  readonly error: unknown;
  readonly failed: boolean;
  readonly place: string;
}

/** Shows the error screen in the place of children that could not be drawn (docs/product/screens.md 6). */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = { error: null, failed: false, place: this.props.place };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  static getDerivedStateFromProps({ place }: FailureBoundaryProps, state: FailureBoundaryState) {
    return place === state.place ? null : { error: null, failed: false, place };
  }

  private readonly retry = () => {
    // A browser may never again ask for code that did not come once: only a reload brings it.
    if (isLoadFailure(this.state.error)) window.location.reload();
    else this.setState({ error: null, failed: false });
  };

  override render() {
    return this.state.failed ? <FailureScreen onRetry={this.retry} /> : this.props.children;
  }
}
