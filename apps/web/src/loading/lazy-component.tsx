import {
  createElement,
  useDeferredValue,
  useEffect,
  type ComponentType,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import { CloseButton, Button, type ModalProps } from '@mantine/core';
import { appMessages } from '../messages/app';
import { createAheadLoader, createChunkLoader, type ChunkLoader } from './chunk-loader';
import { loadLater } from './load-ahead';
import classes from './lazy-component.module.css';

interface ChunkNoticeProps {
  readonly status: 'unreachable' | 'missing';
  readonly onRetry: () => void;
}

/** Says that a part of the program did not come, and what can be done about it. */
export function ChunkNotice({ status, onRetry }: ChunkNoticeProps) {
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

interface NoticeDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A dialog for what has to be said where nothing more can be loaded. It is the browser's own:
 * Mantine's, which all others are, is one of the parts that may not come.
 */
function NoticeDialog({ title, onClose, children }: NoticeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      role="dialog"
      aria-labelledby={titleId}
      className={`${classes.dialog ?? ''} on-raised`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className={classes.content}>
        <div className={classes.head}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <CloseButton aria-label={appMessages.close} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}

const messages = appMessages.chunk;

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

/**
 * The same for what a press may show next: its code comes ahead, after the first load.
 * @param frame what the notice is put into; null for places that have no room for one
 */
export function aheadComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  frame: (notice: ReactNode) => ReactNode = (notice) => notice,
): ComponentType<Props> {
  const loader = createAheadLoader(load);
  return function AheadComponent(props: Props) {
    return <LoadedComponent {...{ loader, props, frame }} waiting={null} />;
  };
}

/**
 * The same for what is not needed at first, as a check of the content: it is drawn once its code
 * has been loaded ahead, and takes no room until then.
 */
export function laterComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const loader = createChunkLoader(load);
  loadLater(loader.load);
  return function LaterComponent(props: Props) {
    const state = loader.useChunk();
    useEffect(() => {
      if (loader.useChunk.getState().status === 'unreachable') void loader.load();
    }, []);
    return state.status === 'loaded' ? createElement(state.chunk, props) : null;
  };
}

interface ClosableProps {
  readonly onClose: () => void;
}

function lazyDialogOf<Props extends ClosableProps>(
  loader: ChunkLoader<ComponentType<Props>>,
): ComponentType<Props> {
  return function LazyDialog(props: Props) {
    const frame = (notice: ReactNode) => (
      <NoticeDialog title={messages.title} onClose={props.onClose}>
        {notice}
      </NoticeDialog>
    );
    return <LoadedComponent {...{ loader, props, frame }} waiting={null} />;
  };
}

/** The same for a dialog: the notice is a dialog too. */
export function lazyDialog<Props extends ClosableProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazyDialogOf(createChunkLoader(load));
}

interface OpenableProps extends ClosableProps, Pick<ModalProps, 'opened'> {}

/** Closed when it is first drawn: it then opens as it does later, and knows where the focus was. */
function OpenedLater<Props extends OpenableProps>({
  Openable,
  props,
}: {
  readonly Openable: ComponentType<Props>;
  readonly props: Props;
}) {
  const isDrawn = useDeferredValue(true, false);
  return <Openable {...props} opened={props.opened && isDrawn} />;
}

/**
 * A dialog or drawer that is there while it is closed: its code comes ahead, after the first load.
 */
export function aheadDialog<Props extends OpenableProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const loader = createAheadLoader(load);
  const LazyOpened = lazyDialogOf(loader);
  return function AheadDialog(props: Props) {
    const Openable = loader.useChunk((state) => (state.status === 'loaded' ? state.chunk : null));
    if (Openable !== null) return <OpenedLater {...{ Openable, props }} />;
    return props.opened && <LazyOpened {...props} />;
  };
}
