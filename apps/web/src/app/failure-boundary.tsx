import { Component, type ReactNode } from 'react';
import { FileNotBrought } from '../base/parts/bring-module';
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

/** Whether part of the program itself is missing, as after an update of the server: only a reload brings it. */
function isMissingCode(error: unknown): boolean {
  if (error instanceof FileNotBrought) return true;
  return error instanceof Error && /dynamically imported module/i.test(error.message);
}

/** Shows the error screen in the place of children that could not be drawn (accounts §2). */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = { error: null, failed: false, place: this.props.place };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  static getDerivedStateFromProps({ place }: FailureBoundaryProps, state: FailureBoundaryState) {
    return place === state.place ? null : { error: null, failed: false, place };
  }

  private readonly retry = () => {
    if (isMissingCode(this.state.error)) window.location.reload();
    else this.setState({ error: null, failed: false });
  };

  override render() {
    return this.state.failed ? <FailureScreen onRetry={this.retry} /> : this.props.children;
  }
}
