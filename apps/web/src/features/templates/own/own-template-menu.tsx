import { ActionIcon, Menu, Text } from '@mantine/core';
import { Download, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { templateMessages } from '../../../messages/templates';
import { FormDialog } from '../../../ui/page/dialogs';
import { showToast } from '../../../ui/toast/toast-store';
import type { GalleryTemplate } from '../gallery-template';
import { deleteTemplate, renameTemplate } from './change-templates';
import { useTemplateFiles, templateAsMarkdown } from './template-files';
import classes from './own-template-menu.module.css';
import { TemplateForm, type TemplateName } from './template-form';

const messages = templateMessages.own;

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
      const { text, hasOwnPictures } = await templateAsMarkdown(template);
      downloadText(text, template.name);
      showToast('success', messages.downloaded, hasOwnPictures ? messages.picturesStay : undefined);
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
