import { Button, Modal } from '@mantine/core';
import { createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import { appMessages } from '../messages/app';
import classes from './chunk-notice.module.css';
import { createChunkLoader, type ChunkLoader } from './chunk-loader';

const messages = appMessages.part;

interface PartNoticeProps {
  readonly status: 'unreachable' | 'missing';
  readonly onRetry: () => void;
}

/** Says that a part of the program did not come, and what can be done about it. */
function ChunkNotice({ status, onRetry }: PartNoticeProps) {
  const isMissing = status === 'missing';
  return (
    <div role="status" className={classes.notice}>
      <p className={classes.text}>{isMissing ? messages.missing : messages.unreachable}</p>
      <Button variant="default" onClick={isMissing ? () => window.location.reload() : onRetry}>
        {isMissing ? messages.reload : messages.retry}
      </Button>
    </div>
  );
}

interface Place<Props> {
  readonly loader: ChunkLoader<ComponentType<Props>>;
  readonly props: Props;
  /** Stands in the place of the part until it is there. */
  readonly waiting: ReactNode;
  /** What a notice is put into that the part did not come. */
  readonly frame: (notice: ReactNode) => ReactNode;
}

function LoadedComponent<Props extends object>({ loader, props, waiting, frame }: Place<Props>) {
  const state = loader.useChunk();
  const { load } = loader;
  useEffect(() => void load(), [load]);
  if (state.status === 'loaded') return createElement(state.chunk, props);
  if (state.status === 'loading') return waiting;
  return frame(<ChunkNotice status={state.status} onRetry={() => void load()} />);
}

/**
 * A component whose code is loaded when it is first shown. Where the
 * code does not come, a notice with a way to try again is shown in its place and nothing else is
 * touched.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const loader = createChunkLoader(load);
  return function LazyComponent(props: Props) {
    return <LoadedComponent {...{ loader, props, waiting }} frame={(notice) => notice} />;
  };
}

/** The same for a dialog: the notice is a dialog too. */
export function lazyDialog<Props extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const loader = createChunkLoader(load);
  return function LazyDialog(props: Props) {
    const frame = (notice: ReactNode) => (
      <Modal
        opened
        onClose={props.onClose}
        title={appMessages.part.title}
        size={420}
        closeButtonProps={{ 'aria-label': appMessages.close }}
      >
        {notice}
      </Modal>
    );
    return <LoadedComponent {...{ loader, props, frame }} waiting={null} />;
  };
}
