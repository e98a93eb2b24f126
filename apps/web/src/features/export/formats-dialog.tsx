import { slideFormats, type SlideFormat } from '@arrasta/domain';
import type { ImageFormat } from '@arrasta/export';
import { Button, Checkbox, Modal, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '../../editor/store/editor-store';
import { editorMessages } from '../../messages/editor';
import { exportUiMessages } from '../../messages/export';
import { fileSizeName, formatMessages } from '../../messages/formats';
import classes from './formats-dialog.module.css';
import { runExport } from './run-export';

const messages = exportUiMessages.zipFormats;

interface FormatsProps {
  readonly chosen: readonly SlideFormat[];
  readonly onChange: (chosen: SlideFormat[]) => void;
}

function Formats({ chosen, onChange }: FormatsProps) {
  const isChosen = (format: SlideFormat) => chosen.includes(format);
  const toggle = (format: SlideFormat) =>
    onChange(slideFormats.filter((one) => isChosen(one) !== (one === format)));
  return (
    <fieldset className={classes.formats}>
      <legend className={classes.label}>{messages.formats}</legend>
      {slideFormats.map((format) => (
        <Checkbox
          key={format}
          label={`${format} ${formatMessages.places[format]}`}
          description={fileSizeName(format)}
          checked={isChosen(format)}
          onChange={() => toggle(format)}
        />
      ))}
    </fieldset>
  );
}

/** Which formats of all slides go into one ZIP (docs/product/export.md 15). */
export function FormatsDialog({ onClose }: { onClose: () => void }) {
  const own = useSession(({ state }) => state.deck.carousel.format);
  const [chosen, setChosen] = useState<readonly SlideFormat[]>([own]);
  const [format, setFormat] = useState<ImageFormat>('png');
  const start = () => {
    onClose();
    void runExport({ kind: 'zip', format, slideFormats: chosen });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={messages.title}
      size={420}
      closeButtonProps={{ 'aria-label': editorMessages.close }}
    >
      <div className={classes.form}>
        <p className={classes.words}>{messages.description}</p>
        <Formats chosen={chosen} onChange={setChosen} />
        <SegmentedControl
          fullWidth
          aria-label={messages.files}
          data={[
            { value: 'png', label: 'PNG' },
            { value: 'jpeg', label: 'JPEG' },
          ]}
          value={format}
          onChange={setFormat}
        />
        <div className={classes.ways}>
          <Button variant="default" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button disabled={chosen.length === 0} onClick={start}>
            {messages.start}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
