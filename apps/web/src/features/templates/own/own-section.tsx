import { ActionIcon, Menu, Text, Button, FileButton } from '@mantine/core';
import { Download, Ellipsis, Pencil, Trash2, FileUp } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { templateUiMessages } from '../../../messages/templates';
import { FormDialog } from '../../../ui/page/dialogs';
import { showToast } from '../../../ui/toast/toast-store';
import type { GalleryTemplate } from '../gallery-templates';
import {
  deleteTemplate,
  renameTemplate,
  saveDeckAsTemplate,
  TemplateForm,
  type TemplateName,
} from './template-form';
import { useTemplateFiles, templateAsMarkdown, readTemplate } from './template-files';
import classes from './own-section.module.css';
import { SwipedCards } from '../../../ui/swiped-cards';

const messages = templateUiMessages.own;

interface DialogProps {
  readonly template: GalleryTemplate;
  readonly onClose: () => void;
}

function RenameDialog({ template, onClose }: DialogProps) {
  const [isPending, setPending] = useState(false);
  const { key, name, purpose } = template;
  const rename = async (named: TemplateName) => {
    setPending(true);
    const renamed = await renameTemplate(key, named);
    setPending(false);
    if (renamed === null) return;
    showToast('success', messages.renamed);
    onClose();
  };
  return (
    <TemplateForm
      title={messages.rename}
      submitLabel={messages.save}
      initial={{ name, purpose }}
      isPending={isPending}
      onSubmit={(named) => void rename(named)}
      onClose={onClose}
    />
  );
}

interface RemovalDialogProps extends DialogProps {
  readonly onRemoved?: (() => void) | undefined;
}

/** Asks before a template is deleted. */
function RemovalDialog({ template, onClose, onRemoved }: RemovalDialogProps) {
  const [isPending, setPending] = useState(false);
  const remove = async (event: SubmitEvent) => {
    event.preventDefault();
    setPending(true);
    const isRemoved = await deleteTemplate(template.key);
    onClose();
    if (!isRemoved) return;
    onRemoved?.();
    showToast('success', messages.removed);
  };
  return (
    <FormDialog
      title={messages.removal.title}
      submitLabel={messages.removal.confirm}
      isDanger
      isPending={isPending}
      submit={(event) => void remove(event)}
      onClose={onClose}
    >
      <div>
        <Text size="md" fw={600}>
          {template.name}
        </Text>
        <Text size="md" c="var(--ink-2)">
          {messages.removal.question}
        </Text>
      </div>
    </FormDialog>
  );
}

/** Hands a template to the download as a text that can be made into it again. */
function useDownload(template: GalleryTemplate): () => Promise<void> {
  const { downloadText } = useTemplateFiles();
  return async () => {
    try {
      const { text, hasOwnImages } = await templateAsMarkdown(template);
      downloadText(text, template.name);
      showToast('success', messages.downloaded, hasOwnImages ? messages.imagesStay : undefined);
    } catch (error) {
      console.warn(error);
      showToast('error', messages.downloadFailed);
    }
  };
}

interface OwnTemplateMenuProps {
  readonly template: GalleryTemplate;
  readonly place: 'card' | 'preview';
  readonly onRemoved?: (() => void) | undefined;
}

const icon = { size: 16, strokeWidth: 1.75 } as const;

/** What can be done with a template of one's own beside using it. Source: docs/product/gallery.md 12. */
export function OwnTemplateMenu({ template, place, onRemoved }: OwnTemplateMenuProps) {
  const [dialog, setDialog] = useState<'rename' | 'remove' | null>(null);
  const close = () => setDialog(null);
  const download = useDownload(template);
  return (
    <div className={classes.menu} data-place={place}>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            size={place === 'card' ? 28 : 32}
            aria-label={messages.actions(template.name)}
          >
            <Ellipsis size={18} strokeWidth={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Pencil {...icon} />} onClick={() => setDialog('rename')}>
            {messages.rename}
          </Menu.Item>
          <Menu.Item leftSection={<Download {...icon} />} onClick={() => void download()}>
            {messages.download}
          </Menu.Item>
          <Menu.Item leftSection={<Trash2 {...icon} />} onClick={() => setDialog('remove')}>
            {messages.remove}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialog === 'rename' && <RenameDialog template={template} onClose={close} />}
      {dialog === 'remove' && (
        <RemovalDialog template={template} onClose={close} onRemoved={onRemoved} />
      )}
    </div>
  );
}

/** The way of a file to a template. */
function useUpload() {
  const { readText } = useTemplateFiles();
  const [isPending, setPending] = useState(false);
  const { title, empty, failed } = messages.uploadFailed;
  /** Answers what stands in the way, in words; null for nothing. */
  const uploadFile = async (file: File): Promise<string | null> => {
    const read = await readText(file);
    if ('problem' in read) return read.problem;
    const template = await readTemplate(read.text, file.name);
    if (template === null) return empty;
    const { deck, name, purpose, leftOut } = template;
    const saved = await saveDeckAsTemplate(deck, { name, purpose });
    if (saved !== null) {
      const about = [saved.name, ...leftOut].join(' · ');
      showToast('success', messages.uploaded, about);
    }
    return null;
  };
  const upload = async (file: File | null) => {
    if (file === null || isPending) return;
    setPending(true);
    try {
      const problem = await uploadFile(file);
      if (problem !== null) showToast('error', title, problem);
    } catch (error) {
      console.warn(error);
      showToast('error', title, failed);
    }
    setPending(false);
  };
  return { isPending, upload };
}

function UploadButton({ isMain }: { isMain: boolean }) {
  const { isPending, upload } = useUpload();
  return (
    <FileButton
      accept=".md,.markdown,.txt,text/markdown,text/plain"
      onChange={(file) => void upload(file)}
    >
      {(props) => (
        <Button
          {...props}
          size="md"
          variant={isMain ? 'filled' : 'default'}
          loading={isPending}
          leftSection={<FileUp size={16} strokeWidth={1.75} aria-hidden />}
        >
          {messages.upload}
        </Button>
      )}
    </FileButton>
  );
}

interface OwnSectionProps {
  /** Whether there are none. */
  readonly isEmpty: boolean;
  /** Whether they could not be had. */
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** Above one's own templates: what they are, and the way of a file to one. */
export function OwnSection({ isEmpty, hasFailed, onRetry }: OwnSectionProps) {
  if (hasFailed) {
    return (
      <div className={classes.empty}>
        <p className={classes.title}>{messages.failed}</p>
        <Button variant="default" size="md" onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      </div>
    );
  }
  if (isEmpty) {
    return (
      <div className={classes.empty}>
        <SwipedCards />
        <p className={classes.title}>{messages.none.title}</p>
        <p className={classes.words}>{messages.none.description}</p>
        <UploadButton isMain />
      </div>
    );
  }
  return (
    <div className={classes.head}>
      <p className={classes.words}>{messages.description}</p>
      <UploadButton isMain={false} />
    </div>
  );
}
