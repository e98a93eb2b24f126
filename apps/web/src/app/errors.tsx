import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { SwipedCards } from '../ui/swiped-cards';
import classes from './errors.module.css';
import { appMessages } from '../messages/app';
import { isLoadFailure } from '../loading/load-failure';

interface MessageProps {
  readonly title: string;
  readonly description: string;
  /** What the person can do now. */
  readonly children: ReactNode;
}

/** A whole page that says one thing. */
export function Message({ title, description, children }: MessageProps) {
  return (
    <main className={classes.page}>
      <SwipedCards />
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.description}>{description}</p>
      <div className={classes.actions}>{children}</div>
    </main>
  );
}

interface FailureScreenProps {
  /** Left out: the documented words for an unexpected failure. */
  readonly messages?: { readonly title: string; readonly description: string };
  readonly onRetry: () => void;
}

/** What is shown when a screen cannot be shown (docs/product/screens.md 6). */
export function FailureScreen({ messages = appMessages.failure, onRetry }: FailureScreenProps) {
  return (
    <Message title={messages.title} description={messages.description}>
      <Button size="md" onClick={onRetry}>
        {appMessages.failure.retry}
      </Button>
      <Button size="md" variant="default" onClick={() => window.location.reload()}>
        {appMessages.failure.reload}
      </Button>
    </Message>
  );
}

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
