import { cloneElement, useId, useState, type ReactElement, type ReactNode, type Ref } from 'react';
import type { ChunkLoader } from '../../loading/chunk-loader';
import { notifyMissingChunk } from '../toast/toast-store';

/** What the button passes to the popup that it opens. */
export interface PopupPlace {
  readonly anchor: HTMLElement;
  /** Of the button; Mantine names the popup after it. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

interface OpeningProps {
  readonly id?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly 'aria-haspopup'?: 'menu' | 'dialog';
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string | undefined;
  readonly onClick?: () => void;
  readonly onFocus?: () => void;
  readonly onPointerEnter?: () => void;
}

interface PopupButtonProps<Popup> {
  readonly kind: 'menu' | 'dialog';
  /** Brings what opens, ahead or when the button is pointed at, focused or pressed. */
  readonly loader: ChunkLoader<Popup>;
  /** Hands its props on to an element. */
  readonly button: ReactElement;
  /** Whether a press opens nothing for the moment. */
  readonly isBusy?: boolean;
  readonly children: (Popup: Popup, place: PopupPlace) => ReactNode;
}

/** Brings what opens; where it does not come, that is said, and the button is as it was. */
async function loadOrTell(loader: ChunkLoader<unknown>, close: () => void): Promise<void> {
  if (await loader.load()) return;
  close();
  notifyMissingChunk(loader);
}

/** A button that opens a menu or dialog beside it, whose code is no part of the first load. */
export function PopupButton<Popup>(props: PopupButtonProps<Popup>) {
  const { kind, loader, button, isBusy = false, children } = props;
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [isRequested, setRequested] = useState(false);
  const state = loader.useChunk();
  const isOpen = isRequested && !isBusy;
  const change = (isWanted: boolean) => {
    setRequested(isWanted && !isBusy);
    if (isWanted && !isBusy) void loadOrTell(loader, () => setRequested(false));
  };
  const prepare = () => void loader.load();
  return (
    <>
      {cloneElement(button as ReactElement<OpeningProps>, {
        id,
        ref: setAnchor,
        'aria-haspopup': kind,
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? `${id}-dropdown` : undefined,
        onClick: () => change(!isOpen),
        onFocus: prepare,
        onPointerEnter: prepare,
      })}
      {state.status === 'loaded' &&
        anchor !== null &&
        children(state.chunk, { anchor, id, isOpen, onOpenChange: change })}
    </>
  );
}
