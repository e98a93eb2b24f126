import type { User } from '@arrasta/contract';
import { createContext, use, type ComponentType, type ReactElement, type ReactNode } from 'react';

interface UserMenuProps {
  readonly user: User;
  /** Asked first; answers whether to sign out now. */
  readonly mayLogOut: () => Promise<boolean>;
  /** Runs after the session has ended and before the page is left. */
  readonly onLoggedOut: () => Promise<void>;
  /** Stand above all others in the menu. */
  readonly entries: ReactNode;
}

interface SlideExportProps {
  /** Of the slide, from 0. */
  readonly index: number;
  readonly children: (isBusy: boolean, onExport: () => void) => ReactNode;
}

/**
 * What features of the app bring into the editor, which knows none of them: the page that puts
 * them together hands it in.
 */
export interface EditorSlots {
  readonly UserMenu: ComponentType<UserMenuProps>;
  /** The person's carousels as links. */
  readonly CarouselList: ComponentType;
  readonly openMyCarousels: () => void;
  /** Asks under what name the open carousel is kept as a template. */
  readonly openSaveTemplate: () => void;
  /** Shows what the planner is to accounts without it. */
  readonly openPlannerOffer: () => void;
  /** The button above the canvas. */
  readonly ExportButton: ComponentType;
  /** What can be exported, behind any button. */
  readonly ExportMenu: ComponentType<{ button: (isBusy: boolean) => ReactElement }>;
  /** How far a long export is. */
  readonly ExportDock: ComponentType;
  readonly SlideExport: ComponentType<SlideExportProps>;
  /** Whether files are being made, which would be lost with the page. */
  readonly isExporting: () => boolean;
}

const Slots = createContext<EditorSlots | null>(null);

export const EditorSlotsProvider = Slots.Provider;

export function useEditorSlots(): EditorSlots {
  const slots = use(Slots);
  if (slots === null) throw new Error('The editor stands outside of the page that fills its slots');
  return slots;
}
