import { Button, Menu } from '@mantine/core';
import { Copy, Download, FileArchive, FileCode, FileText, Image, Share2 } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { busyWhile } from '../../ui/controls/busy-while';
import { exportWords as words } from '../../messages/export';
import { markdownDoorWords } from '../../messages/markdown-entry';
import { useSession } from '../../editor/store/editor-store';
import { useExporting } from './export-job';
import { useCurrentIndex, useSlideCount } from '../../editor/store/selectors';
import classes from './export-menu.module.css';
import { saveMarkdown } from './save-markdown';
import { prepareExport, runExport, type ExportWish } from './run-export';
import { canShareFiles, canShareSlide } from './share-files';

interface ChoiceItemProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly icon: typeof Image;
  readonly onChosen: () => void;
}

function ChoiceItem({ label, hint, icon: Icon, onChosen }: ChoiceItemProps) {
  return (
    <Menu.Item
      leftSection={<Icon size={16} strokeWidth={1.75} />}
      rightSection={hint !== undefined && <span className={classes.hint}>{hint}</span>}
      onClick={onChosen}
    >
      {label}
    </Menu.Item>
  );
}

interface WishItemProps extends Omit<ChoiceItemProps, 'onChosen'> {
  readonly wish: ExportWish;
}

function WishItem({ wish, ...item }: WishItemProps) {
  return <ChoiceItem {...item} onChosen={() => void runExport(wish)} />;
}

/** What can be made of the slide on the canvas, and of all of them. */
function Wishes() {
  const index = useCurrentIndex();
  const count = useSlideCount();
  return (
    <Menu.Dropdown>
      <Menu.Label>{words.thisSlide}</Menu.Label>
      <WishItem label={words.png} icon={Image} wish={{ kind: 'slide', index, format: 'png' }} />
      <WishItem
        label={words.jpeg}
        hint={words.jpegHint}
        icon={Image}
        wish={{ kind: 'slide', index, format: 'jpeg' }}
      />
      <WishItem label={words.copy} icon={Copy} wish={{ kind: 'copy', index, format: 'png' }} />
      {canShareSlide() && (
        <WishItem
          label={words.shareSlide}
          icon={Share2}
          wish={{ kind: 'shareSlide', index, format: 'jpeg' }}
        />
      )}
      <Menu.Divider />
      <Menu.Label>{words.allSlides}</Menu.Label>
      <WishItem label={words.zip} icon={FileArchive} wish={{ kind: 'zip', format: 'png' }} />
      <WishItem
        label={words.zipJpeg}
        hint={words.jpegHint}
        icon={FileArchive}
        wish={{ kind: 'zip', format: 'jpeg' }}
      />
      <WishItem
        label={words.pdf}
        hint={words.pdfHint}
        icon={FileText}
        wish={{ kind: 'pdf', format: 'jpeg' }}
      />
      <ChoiceItem
        label={markdownDoorWords.export.item}
        hint={markdownDoorWords.export.hint}
        icon={FileCode}
        onChosen={() => void saveMarkdown()}
      />
      {canShareFiles(count) && (
        <WishItem label={words.share} icon={Share2} wish={{ kind: 'share', format: 'jpeg' }} />
      )}
    </Menu.Dropdown>
  );
}

interface ExportMenuProps {
  readonly button: (isBusy: boolean) => ReactElement;
}

/** A button, whatever it looks like, that opens what can be exported, unless an export is under way. */
export function ExportMenu({ button }: ExportMenuProps) {
  const [opened, setOpened] = useState(false);
  const exporting = useExporting();
  const change = (isWanted: boolean) => {
    setOpened(isWanted && !exporting);
    if (isWanted) void prepareExport();
  };
  return (
    <Menu position="bottom-end" width={248} opened={opened && !exporting} onChange={change}>
      <Menu.Target>{button(exporting)}</Menu.Target>
      <Wishes />
    </Menu>
  );
}

/** Exportar, above the canvas. */
export function ExportButton() {
  const isEmpty = useSession(({ state }) => state.deck.slides.length === 0);
  const button = (isBusy: boolean) => (
    <Button
      variant="default"
      leftSection={<Download size={16} strokeWidth={1.75} />}
      disabled={isEmpty}
      {...busyWhile(isBusy)}
    >
      {isBusy ? words.busy : words.open}
    </Button>
  );
  return <ExportMenu button={button} />;
}

interface SlideExportProps {
  /** Of the slide, from 0. */
  readonly index: number;
  readonly children: (isBusy: boolean, onExport: () => void) => ReactNode;
}

/** Exports one slide as a PNG by whatever it is given to draw. */
export function SlideExport({ index, children }: SlideExportProps) {
  const isBusy = useExporting();
  return children(isBusy, () => void runExport({ kind: 'slide', index, format: 'png' }));
}
