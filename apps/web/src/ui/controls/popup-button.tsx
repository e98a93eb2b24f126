import { cloneElement, useId, useState, type ReactElement, type ReactNode, type Ref } from 'react';
import type { ChunkLoader } from '../../loading/chunk-loader';
import { notifyMissingChunk } from '../toast/toast-store';

/** What the button passes to the popup that it opens. */
export interface PopupPlace {
  readonly anchor: HTMLElement;
  /** Of the button; Mantine names the popup after it. */
  readonly id: string;
  readonly opened: boolean;
  readonly onOpenChange: (opened: boolean) => void;
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
  const [isOpen, setOpen] = useState(false);
  const state = loader.useChunk();
  const opened = isOpen && !isBusy;
  const change = (isWanted: boolean) => {
    setOpen(isWanted && !isBusy);
    if (isWanted && !isBusy) void loadOrTell(loader, () => setOpen(false));
  };
  const prepare = () => void loader.load();
  return (
    <>
      {cloneElement(button as ReactElement<OpeningProps>, {
        id,
        ref: setAnchor,
        'aria-haspopup': kind,
        'aria-expanded': opened,
        'aria-controls': opened ? `${id}-dropdown` : undefined,
        onClick: () => change(!opened),
        onFocus: prepare,
        onPointerEnter: prepare,
      })}
      {state.status === 'loaded' &&
        anchor !== null &&
        children(state.chunk, { anchor, id, opened, onOpenChange: change })}
    </>
  );
}
